import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { blankProduct, draftOf } from './product-draft.ts'
import { productForm } from './product-form.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import { isSoldOut } from './sold-out.ts'

/** The form of a new product, or of one that is there; what the latter lacks is marked from the start, but not step by step. */
export function useProductForm(product?: OwnProduct, step?: ProductStep) {
  const isSoldOutYet = product !== undefined && isSoldOut(product)
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(productForm({ isSoldOut: isSoldOutYet, step, kept: product })),
    defaultValues: product ? draftOf(product) : blankProduct,
  })
  const { trigger } = form
  const [isIncomplete] = useState(
    product !== undefined && step === undefined && product.missing.length > 0,
  )
  useEffect(() => {
    if (isIncomplete) void trigger()
  }, [isIncomplete, trigger])
  return form
}
export type ProductForm = ReturnType<typeof useProductForm>
