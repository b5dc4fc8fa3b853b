import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import { stepFields } from '../form/step-fields.ts'
import { showRefusal } from '../form/show-refusal.ts'
import { Wizard } from '../wizard/Wizard.tsx'
import { onlyOf } from './kept-draft.ts'
import { KeptDraftBanner } from './KeptDraftBanner.tsx'
import type { Creating } from './use-creating.ts'
import { draftKey, keepDraft } from './use-kept-draft.ts'

type Props = { creating: Creating; sellerName: string }

/** The first step: once the product has its UPC and name, it is there (decision F3). */
export function CreateByWizard({ creating, sellerName }: Props) {
  const { state, help, changed, create, draft, userId } = creating
  const router = useRouter()
  const created = create.data?.id

  const goOn = useEffectEvent(async (id: number) => {
    // What was typed into the single form before waits at the product.
    const rest = changed.filter((field) => !stepFields.identifiers.includes(field))
    if (rest.length > 0) keepDraft(draftKey(userId, id), onlyOf(state.form.getValues(), rest))
    // Back leads to the first step of the product that is there now, not to another new one.
    await router.navigate({ href: paths.editProduct(id, { step: 'identifiers' }), replace: true })
    await router.navigate({ href: paths.editProduct(id, { step: 'description' }) })
  })
  useEffect(() => {
    if (created !== undefined) void goOn(created)
  }, [created])

  return (
    <Wizard
      step="identifiers"
      state={state}
      help={help}
      sellerName={sellerName}
      unsaved={[]}
      hasChanges={changed.length > 0}
      save={{
        isPending: create.isPending || create.isSuccess,
        isSuccess: false,
        error: create.error,
      }}
      onGoOn={(fields) =>
        create.mutate(fields, { onError: (error) => showRefusal(state.form, error) })
      }
      singleForm={paths.newProduct({ form: 'full' })}
    >
      <KeptDraftBanner draft={draft} />
    </Wizard>
  )
}
