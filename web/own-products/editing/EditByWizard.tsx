import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ProductFields } from '#market/products/product-fields.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { productForm } from '../form/product-form.ts'
import { productSteps, type ProductStep } from '#market/products/product-steps.ts'
import { stepFields } from '../form/step-fields.ts'
import { stepAfter } from '../wizard/wizard-steps.ts'
import { Wizard } from '../wizard/Wizard.tsx'
import { KeptDraftBanner } from './KeptDraftBanner.tsx'
import type { Editing } from './use-editing.ts'

type Props = { editing: Editing; step: ProductStep }

/** A product step by step. Each step is saved on leaving it. */
export function EditByWizard({ editing, step }: Props) {
  const { product, state, help, changed, save, draft } = editing
  const router = useRouter()
  const changedIn = (part: ProductStep) =>
    changed.filter((field) => stepFields[part].includes(field))
  const unsaved = productSteps.filter((part) => part !== step && changedIn(part).length > 0)

  const goTo = (to: ProductStep) =>
    void router.navigate({ href: paths.editProduct(product.id, { step: to }) })

  function goOn(fields: ProductFields) {
    const toSave = changedIn(step)
    if (toSave.length > 0) save.save({ fields, changed: toSave, onSaved: leave })
    else leave()
  }
  function leave() {
    const next = stepAfter(step) ?? unsaved[0]
    if (next) goTo(next)
    else save.finish()
  }

  // Left for another step, by its link or by Back: saved as far as it can be, kept as it is typed.
  const saveLeft = useEffectEvent((left: ProductStep) => {
    const asked = { isSoldOut: state.isSoldOut, step: left, kept: product }
    const read = productForm(asked).safeParse(state.form.getValues())
    const isWaiting = save.isPending || state.photos.isSending || help.upcProblem !== undefined
    const toSave = changedIn(left)
    if (read.success && !isWaiting && toSave.length > 0)
      save.save({ fields: read.data, changed: toSave, onSaved: () => undefined })
  })
  const before = useRef(step)
  useEffect(() => {
    const left = before.current
    before.current = step
    if (left !== step) saveLeft(left)
  }, [step])

  return (
    <Wizard
      step={step}
      state={state}
      help={help}
      product={product}
      unsaved={unsaved}
      hasChanges={changed.length > 0}
      save={{ isPending: save.isPending, isSuccess: save.isDone, error: save.error }}
      onGoOn={goOn}
      singleForm={paths.editProduct(product.id, { form: 'full' })}
    >
      <KeptDraftBanner draft={draft} />
    </Wizard>
  )
}
