import { useState } from 'react'
import { offersOf, type Offer } from '#market/offers/offer-document.ts'
import { useEditLine } from '#web/offers/offer-queries.ts'
import { changedLines, draftLines, type DraftLine } from './edit-draft.ts'

/** Holds the lines of the Edit Offer dialog, and saves them one after another. */
export function useEditOffer(offer: Offer) {
  const [drafts, setDrafts] = useState(() => draftLines(offer))
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const edit = useEditLine()

  /** Answers the saved offer, or undefined when a line could not be saved. */
  async function save(answered: DraftLine[]): Promise<Offer | undefined> {
    setDrafts(answered)
    setIsSaving(true)
    setHasFailed(false)
    try {
      let saved: Offer | undefined = offer
      for (const { line, to } of changedLines(answered)) {
        const { data, included } = await edit.mutateAsync({ offer, line, to })
        saved = offersOf({ data: [data], included })[0]
      }
      return saved
    } catch {
      setHasFailed(true)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }
  return {
    drafts,
    change: (draft: DraftLine, changed: Partial<DraftLine>) =>
      setDrafts(drafts.map((each) => (each === draft ? { ...each, ...changed } : each))),
    save,
    isSaving,
    hasFailed,
  }
}
