import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { removeFromTab, keepInTab, keptInTab } from '#web/platform/storage/tab-storage.ts'
import { useKeptInTab } from '#web/platform/storage/use-kept-in-tab.ts'

type NumberedOffer = Pick<Offer, 'offer_number'>

const keyOf = ({ offer_number: number }: NumberedOffer) => `note with ${number}`

/**
 * The note to the seller, stored on every keystroke; undefined until the buyer adds one. What the tab kept shows once
 * the browser has taken over the page: the server drew it without.
 */
export function useNote(offer: NumberedOffer) {
  const kept = useKeptInTab(keyOf(offer))
  const [change, setChange] = useState<{ text: string | undefined }>()
  return {
    text: change ? change.text : kept,
    write: (text: string) => {
      keepInTab(keyOf(offer), text)
      setChange({ text })
    },
    leaveOut: () => {
      dropNote(offer)
      setChange({ text: undefined })
    },
  }
}
export type Note = ReturnType<typeof useNote>

export const keptNote = (offer: NumberedOffer) => keptInTab(keyOf(offer))

/** Called after the note was sent with its offer. */
export const dropNote = (offer: NumberedOffer) => removeFromTab(keyOf(offer))
