import { useState } from 'react'
import type { SelectedAnswer } from '../selected/selected-answer.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** The offers that are ticked, to be answered together, and the dialog that asks about them. */
export function useSelectedOffers(waiting: readonly Offer[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ offers: readonly Offer[]; answer: SelectedAnswer }>()
  const selected = waiting.filter(({ id }) => ids.has(id))

  return {
    selected,
    asked,
    /** One alone has its own Accept. */
    isOffered: waiting.length > 1,
    has: ({ id }: Offer) => ids.has(id),
    toggle: ({ id }: Offer) => setIds(ids.has(id) ? without(ids, id) : new Set([...ids, id])),
    clear: () => setIds(new Set()),
    ask: (answer: SelectedAnswer) => setAsked({ offers: selected, answer }),
    close: () => setAsked(undefined),
  }
}

const without = (ids: ReadonlySet<string>, id: string) =>
  new Set([...ids].filter((each) => each !== id))
