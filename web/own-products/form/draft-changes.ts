import { termsKey } from '#market/resale/resale-terms.ts'
import { blankProduct, type ProductDraft } from './product-draft.ts'

export type DraftField = keyof ProductDraft

const isField = (name: string): name is DraftField => name in blankProduct
export const draftFields = Object.keys(blankProduct).filter(isField)

/** The fields that differ between two states of a form. */
export const changedFields = (before: ProductDraft, now: ProductDraft) =>
  draftFields.filter((field) => wordsOf(before, field) !== wordsOf(now, field))

/** A photo counts by what was given of it, not by its slot; an empty one not at all. */
function wordsOf(draft: ProductDraft, field: DraftField) {
  if (field === 'price_schedule') return JSON.stringify(draft[field])
  if (field === 'resale_terms') return termsKey(draft[field])
  if (field !== 'photos') return String(draft[field] ?? '')
  return draft.photos.map(({ given }) => given.trim()).join('\n')
}
