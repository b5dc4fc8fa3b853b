import { useState, type ReactNode } from 'react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { UnsavedGuard } from '#web/platform/ui/UnsavedGuard.tsx'
import { DetailFields } from './DetailFields.tsx'
import { DimensionFields } from './DimensionFields.tsx'
import { IdentifierFields } from './IdentifierFields.tsx'
import { PackagingFields } from './PackagingFields.tsx'
import { PhotoFields } from './PhotoFields.tsx'
import { PricingFields } from './PricingFields.tsx'
import { ProductFoot } from './ProductFoot.tsx'
import { QuantityFields } from './QuantityFields.tsx'
import { isSoldOut } from './sold-out.ts'
import styles from './ProductEditor.module.css'
import { useListAfter } from './use-list-after.ts'
import type { ProductForm } from './use-product-form.ts'
import { useUpcProblem } from './use-upc-problem.ts'

type Props = {
  form: ProductForm
  /** The lot that is there already. */
  product?: OwnProduct
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  saveLabel: string
  onSave: (fields: ProductFields) => void
  isDeleted?: boolean
  /** At the far end from the button that saves. */
  children?: ReactNode
}

/** Long enough to read that it is saved (spec 2, section 9). */
const READ_MS = 1000

/** All fields of a lot in one form (spec 2, Single-form product screens). */
export function ProductEditor({ form, product, save, saveLabel, onSave, ...rest }: Props) {
  const [sending, setSending] = useState<readonly string[]>([])
  const upcProblem = useUpcProblem(form, product?.id)
  useListAfter(save.isSuccess, READ_MS)

  const { isDirty, isValid, isSubmitted } = form.formState
  const tellSending = (photo: string, isSending: boolean) =>
    setSending((others) => [
      ...others.filter((each) => each !== photo),
      ...(isSending ? [photo] : []),
    ])

  function submit(fields: ProductFields) {
    if (upcProblem) return form.setFocus('upc')
    if (sending.length === 0 && !save.isPending && !save.isSuccess) onSave(fields)
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <UnsavedGuard isUnsaved={isDirty && !save.isSuccess && !rest.isDeleted} />
      <div className={styles['sections']}>
        <IdentifierFields form={form} upcProblem={upcProblem} />
        <PhotoFields form={form} tellSending={tellSending} />
        <PricingFields form={form} />
        <QuantityFields form={form} isSoldOut={product !== undefined && isSoldOut(product)} />
        <DetailFields form={form} />
        <DimensionFields form={form} />
        <PackagingFields form={form} />
      </div>
      <ProductFoot
        save={save}
        saveLabel={saveLabel}
        isInvalid={!isValid || upcProblem !== undefined}
        wasTried={isSubmitted}
        isSending={sending.length > 0}
      >
        {rest.children}
      </ProductFoot>
    </form>
  )
}
