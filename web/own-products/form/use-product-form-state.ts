import type { OwnProduct } from '#market/products/own-product-api.ts'
import { isSoldOut } from './sold-out.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import { usePhotos } from './use-photos.ts'
import { useProductForm } from './use-product-form.ts'

type FormStateOptions = {
  /** The product that is there already. */
  product?: OwnProduct | undefined
  /** The part of it that is asked for; all of it in the single form. */
  step?: ProductStep | undefined
}

/** A product as it is filled in, with the files on their way into it. */
export function useProductFormState({ product, step }: FormStateOptions) {
  const form = useProductForm(product, step)
  return {
    form,
    saved: product,
    photos: usePhotos(form),
    isSoldOut: product !== undefined && isSoldOut(product),
  }
}
export type ProductFormState = ReturnType<typeof useProductFormState>
