import { useState } from 'react'
import { useAddLines } from '#web/offers/offer-queries.ts'
import { bySeller, type ChosenLine } from './compared-offer.ts'

type Outcome = {
  /** Lots that are in the cart now. */
  added: number
  /** Of sellers none of whose lots were added, why. */
  refusals: ReadonlyMap<number, string>
}

/** Puts lines into the cart, seller by seller: all of one seller's, or none of them. */
export function useOfferOnLots() {
  const { mutateAsync } = useAddLines()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  async function offer(lines: readonly ChosenLine[]) {
    setSending(true)
    const refusals = new Map<number, string>()
    let added = 0
    for (const [sellerId, ofSeller] of bySeller(lines)) {
      try {
        // One after the other: each changes the same cart.
        // oxlint-disable-next-line no-await-in-loop
        await mutateAsync(ofSeller)
        added += ofSeller.length
      } catch (error) {
        refusals.set(sellerId, error instanceof Error ? error.message : 'Not added')
      }
    }
    setOutcome({ added, refusals })
    setSending(false)
  }
  return { isSending, outcome, offer }
}
