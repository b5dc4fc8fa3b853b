import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { changedFields } from '../form/draft-changes.ts'
import { draftOf } from '../form/product-draft.ts'
import { useProductFormState } from '../form/use-product-form-state.ts'
import { stepToShow } from '../wizard/wizard-steps.ts'
import { useDeleteProduct, useOwnFeeBps } from './saved-product-queries.ts'
import { useFormChoice } from './use-form-choice.ts'
import { draftKey, useKeptDraft } from './use-kept-draft.ts'
import { useProductSave } from './use-product-save.ts'
import { useUpcProblem } from './use-upc-problem.tsx'

type EditingOptions = { opened: OwnProduct; userId: number }

/** A product that is edited, in whichever form: what was typed goes along from one to the other. */
export function useEditing({ opened, userId }: EditingOptions) {
  // Other fetches go by: the form compares with what it began with, or last saved.
  const [product, setProduct] = useState(opened)
  const { isWizard, asked } = useFormChoice('edit')
  const step = isWizard ? stepToShow(asked, product) : undefined
  const state = useProductFormState({ product, step })
  const { form } = state
  useWatch({ control: form.control })

  const begun = useMemo(() => draftOf(product), [product])
  const changed = changedFields(begun, form.getValues())
  const save = useProductSave({ form, base: product, onBase: setProduct })
  const remove = useDeleteProduct(product.id)
  const isOver = save.isDone || remove.isSuccess
  return {
    product,
    step,
    state,
    help: {
      upcProblem: useUpcProblem(form, product.id),
      feeBps: useOwnFeeBps(),
      shopTerms: product.seller.resale_terms,
      photoProblems: product.photo_problems,
      manifest: { product, onProduct: save.takeIn },
    },
    changed,
    save,
    remove,
    isOver,
    draft: useKeptDraft(draftKey(userId, product.id), { form, begun, changed, isOver }),
  }
}
export type Editing = ReturnType<typeof useEditing>
