import { useWatch } from 'react-hook-form'
import { useShopTerms } from '#web/resale/shop-terms-queries.ts'
import { changedFields } from '../form/draft-changes.ts'
import { blankProduct } from '../form/product-draft.ts'
import { useProductFormState } from '../form/use-product-form-state.ts'
import { useCreateProduct, useOwnFeeBps } from './saved-product-queries.ts'
import { useFormChoice } from './use-form-choice.ts'
import { draftKey, useKeptDraft } from './use-kept-draft.ts'
import { useUpcProblem } from './use-upc-problem.tsx'

/** A new product, in whichever form. */
export function useCreating(userId: number) {
  const { isWizard } = useFormChoice('new')
  const step = isWizard ? ('identifiers' as const) : undefined
  const state = useProductFormState({ step })
  const { form } = state
  useWatch({ control: form.control })

  const changed = changedFields(blankProduct, form.getValues())
  const create = useCreateProduct()
  const kept = { form, begun: blankProduct, changed, isOver: create.isSuccess }
  return {
    userId,
    step,
    state,
    help: {
      upcProblem: useUpcProblem(form, undefined),
      feeBps: useOwnFeeBps(),
      shopTerms: useShopTerms(),
    },
    changed,
    create,
    draft: useKeptDraft(draftKey(userId), kept),
  }
}
export type Creating = ReturnType<typeof useCreating>
