import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { purchaseOrdersKey } from '../../orders-key.ts'
import { acceptOffer, offersKey } from '../../offer-queries.ts'
import { isConflict, refusalWords } from '../../offer-refusal-words.ts'

/** What came of one of several offers that were to be accepted. */
export type Outcome =
  | { is: 'accepted'; orderId: string }
  | { is: 'moved_on' }
  | { is: 'units_gone' }
  | { is: 'refused'; words: string }

type Several = {
  offers: readonly Offer[]
  onOutcome: (offerId: string, outcome: Outcome) => void
}

/** Accepts each separately, in order, as it was seen; one that fails stops none of the others. */
export const useAcceptSelected = () =>
  useAction(
    async ({ offers, onOutcome }: Several) => {
      for (const offer of offers) onOutcome(offer.id, await outcomeOf(offer))
    },
    { refreshes: [offersKey, purchaseOrdersKey] },
  )

async function outcomeOf(offer: Offer): Promise<Outcome> {
  try {
    const { data } = await acceptOffer({ offer })
    return { is: 'accepted', orderId: data.attributes.purchase_order_id }
  } catch (error) {
    if (isConflict(error)) return { is: 'moved_on' }
    if (isRefusedAs(error, UNITS_SHORT)) return { is: 'units_gone' }
    return { is: 'refused', words: refusalWords(error) }
  }
}
