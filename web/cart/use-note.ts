import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { removeFromTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'

type NumberedOffer = Pick<Offer, 'offer_number'>

const keyOf = ({ offer_number: number }: NumberedOffer) => `note with ${number}`

/** The note to the seller, stored on every keystroke; undefined until the buyer adds one. */
export function useNote(offer: NumberedOffer) {
  const [text, setText] = useState(() => keptNote(offer))
  return {
    text,
    write: (changed: string) => {
      keepInTab(keyOf(offer), changed)
      setText(changed)
    },
    leaveOut: () => {
      dropNote(offer)
      setText(undefined)
    },
  }
}
export type Note = ReturnType<typeof useNote>

export const keptNote = (offer: NumberedOffer) => keptInTab(keyOf(offer))

/** Called after the note was sent with its offer. */
export const dropNote = (offer: NumberedOffer) => removeFromTab(keyOf(offer))
