import type { ReactNode } from 'react'
import type { ProductFields } from '#market/products/product-fields.ts'
import { FormSection } from './FormSection.tsx'
import type { LotHelp } from './lot-help.ts'
import { ProductFoot } from './ProductFoot.tsx'
import { productSteps } from './product-steps.ts'
import { StepFields } from './StepFields.tsx'
import { stepWords } from './step-words.ts'
import styles from './ProductEditor.module.css'
import type { LotForm } from './use-lot-form.ts'

type Props = {
  lot: LotForm
  help: LotHelp
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  saveLabel: string
  onSave: (fields: ProductFields) => void
  /** At the far end from the button that saves. */
  children?: ReactNode
}

/** All fields of a lot in one form (spec 2, Single-form product screens). */
export function ProductEditor({ lot, help, save, saveLabel, onSave, children }: Props) {
  const { form, photos } = lot
  const { isValid, isSubmitted } = form.formState

  function submit(fields: ProductFields) {
    if (help.upcProblem) return form.setFocus('upc')
    const isWaiting = photos.isSending || photos.hasRefused
    if (!isWaiting && !save.isPending && !save.isSuccess) onSave(fields)
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles['sections']}>
        {productSteps.map((step) => (
          <FormSection key={step} {...stepWords[step]}>
            <StepFields step={step} lot={lot} help={help} />
          </FormSection>
        ))}
      </div>
      <ProductFoot
        save={save}
        saveLabel={saveLabel}
        isInvalid={!isValid || Boolean(help.upcProblem)}
        wasTried={isSubmitted}
        photos={photos}
      >
        {children}
      </ProductFoot>
    </form>
  )
}
