import type { OwnProduct } from '#market/products/own-product-api.ts'
import { changedFields, type DraftField } from '../form/draft-changes.ts'
import { draftOf, type ProductDraft } from '../form/product-draft.ts'

type Rebased = {
  draft: ProductDraft
  /** What the form began with, and what there is now. */
  from: OwnProduct
  to: OwnProduct
  /** What was just saved. */
  saved: readonly DraftField[]
}

/**
 * What a form has to take over when its product has become another: all but what was typed and is
 * not saved yet.
 */
export function fieldsToTake({ draft, from, to, saved }: Rebased): Partial<ProductDraft> {
  const typed = changedFields(draftOf(from), draft).filter((field) => !saved.includes(field))
  const now = sameSlots(draftOf(to), draft)
  return Object.fromEntries(
    changedFields(draft, now)
      .filter((field) => !typed.includes(field))
      .map((field) => [field, now[field]]),
  )
}

/** The fields that somebody changed to something else than was typed. */
export function changedMeanwhile({ draft, from, to }: Omit<Rebased, 'saved'>) {
  const typed = changedFields(draftOf(from), draft)
  const theirs = changedFields(draftOf(from), draftOf(to))
  const different = changedFields(draft, draftOf(to))
  return typed.filter((field) => theirs.includes(field) && different.includes(field))
}

// A photo keeps its slot, and with it the name of its file.
const sameSlots = (now: ProductDraft, { photos }: ProductDraft): ProductDraft => ({
  ...now,
  photos: now.photos.map((photo, at) => ({ ...photo, slot: photos[at]?.slot ?? photo.slot })),
})
