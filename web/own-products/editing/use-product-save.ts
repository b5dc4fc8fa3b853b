import { useState } from 'react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { draftFields, type DraftField } from '../form/draft-changes.ts'
import { draftOf, type ProductDraft } from '../form/product-draft.ts'
import { markFields } from '../form/mark-fields.ts'
import { placeOf } from '../form/product-form.ts'
import { showRefusal } from '../form/show-refusal.ts'
import type { ProductForm } from '../form/use-product-form.ts'
import { updateOf } from './product-update.ts'
import { newerValueWords } from './newer-value-words.ts'
import { productNow } from './product-now.ts'
import { useUpdateProduct } from './saved-product-queries.ts'
import { changedMeanwhile, fieldsToTake } from './merge-saved-changes.ts'

type SaveOptions = { form: ProductForm; base: OwnProduct; onBase: (product: OwnProduct) => void }
type Part = {
  fields: ProductFields
  /** Of what was changed, the part to save. */
  changed: readonly DraftField[]
  onSaved: (product: OwnProduct) => void
}

/** Saves what was changed of a product. From then on the form compares with what was stored. */
export function useProductSave({ form, base, onBase }: SaveOptions) {
  const update = useUpdateProduct(base.id)
  const [isDone, setDone] = useState(false)

  const save = ({ fields, changed, onSaved }: Part) =>
    update.mutate(updateOf(fields, changed, base), {
      onSuccess: (saved) => {
        takeOver(
          form,
          fieldsToTake({ draft: form.getValues(), from: base, to: saved, saved: changed }),
        )
        onBase(saved)
        onSaved(saved)
      },
      onError: (error) => {
        showRefusal(form, error)
        const now = productNow(error)
        if (now) goOnFrom(now)
      },
    })

  /** What was typed stays; where others saved another value, it is shown at the field. */
  function goOnFrom(now: OwnProduct) {
    const draft = form.getValues()
    takeOver(form, fieldsToTake({ draft, from: base, to: now, saved: [] }))
    const marks = changedMeanwhile({ draft, from: base, to: now }).flatMap((field) => {
      const place = placeOf(field === 'photos' ? 'photo_1' : field, draft)
      return place ? [{ place, message: newerValueWords(field, draftOf(now)) }] : []
    })
    markFields(form, marks)
    onBase(now)
  }
  /** What another act than a save has made of it; its MSRP and condition are no longer what was typed. */
  function takeIn(now: OwnProduct) {
    const draft = form.getValues()
    takeOver(form, fieldsToTake({ draft, from: base, to: now, saved: ['msrp_cents', 'condition'] }))
    onBase(now)
  }
  const { isPending, error } = update
  return { save, takeIn, isPending, error, isDone, finish: () => setDone(true) }
}

function takeOver(form: ProductForm, taken: Partial<ProductDraft>) {
  for (const field of draftFields) {
    const value = taken[field]
    if (value !== undefined) form.setValue(field, value)
  }
}
