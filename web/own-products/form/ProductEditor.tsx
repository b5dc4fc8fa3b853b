import { type ReactNode, useId } from 'react'
import type { ProductFields } from '#market/products/product-fields.ts'
import type { ProductFormHelp } from './product-form-help.ts'
import { ProductFoot } from './ProductFoot.tsx'
import { productSteps } from '#market/products/product-steps.ts'
import { StepFields } from './StepFields.tsx'
import { stepWords } from './step-words.ts'
import styles from './ProductEditor.module.css'
import { useKeysRest } from '#web/platform/keyboard/resting-keys.ts'
import type { ProductFormState } from './use-product-form-state.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { PriceTypoDialog } from '#web/platform/ui/prices/PriceTypoDialog.tsx'
import { usePriceTypos } from './use-price-typos.ts'

type Props = {
  state: ProductFormState
  help: ProductFormHelp
  save: { isPending: boolean; isSuccess: boolean; error: Error | null }
  saveLabel: string
  onSave: (fields: ProductFields) => void
  /** At the far end from the button that saves. */
  children?: ReactNode
}

/** All fields of a product in one form (spec 2, Single-form product screens). */
export function ProductEditor({ state, help, save, saveLabel, onSave, children }: Props) {
  const { form, photos } = state
  const typos = usePriceTypos(state)
  const { isValid, isSubmitted } = form.formState
  useKeysRest(true)

  function submit(fields: ProductFields) {
    if (help.upcProblem) return form.setFocus('upc')
    const isWaiting = photos.isSending || photos.hasRefused
    if (!isWaiting && !save.isPending && !save.isSuccess) typos.ask(fields, onSave)
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles['sections']}>
        {productSteps.map((step) => (
          <FormSection key={step} {...stepWords[step]}>
            <StepFields step={step} state={state} help={help} />
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
      <PriceTypoDialog question={typos.question} />
    </form>
  )
}

type FormSectionProps = { title: string; summary: ReactNode; children: ReactNode }

/** A part of the form: what it is about on one side, its fields on the other. */
function FormSection({ title, summary, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <header>
        <h2 id={id} className="t16">
          {title}
        </h2>
        <p className="t13 soft">{summary}</p>
      </header>
      <Card padded className="col g4">
        {children}
      </Card>
    </section>
  )
}
