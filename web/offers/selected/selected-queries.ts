import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { purchaseOrdersKey } from '../orders-key.ts'
import { offersKey } from '../offers-key.ts'
import { isConflict, refusalWords } from '../offer-refusal-words.ts'

/** What became of one of several offers that were answered together. */
export type Outcome =
  | { is: 'answered'; orderId?: string | undefined }
  | { is: 'moved_on' }
  | { is: 'units_gone' }
  | { is: 'refused'; words: string }

/** Gives one offer its answer; an acceptance names its order. */
export type AnswerOne = (offer: Offer) => Promise<{ orderId?: string | undefined }>

type Several = {
  offers: readonly Offer[]
  answerOne: AnswerOne
  onOutcome: (offerId: string, outcome: Outcome) => void
}

/** Answers each separately, in order, as it was seen; one that fails stops none of the others. */
export const useAnswerSelected = () =>
  useAction(
    async ({ offers, answerOne, onOutcome }: Several) => {
      for (const offer of offers) onOutcome(offer.id, await outcomeOf(offer, answerOne))
    },
    { refreshes: [offersKey, purchaseOrdersKey] },
  )

async function outcomeOf(offer: Offer, answerOne: AnswerOne): Promise<Outcome> {
  try {
    return { is: 'answered', ...(await answerOne(offer)) }
  } catch (error) {
    if (isConflict(error)) return { is: 'moved_on' }
    if (isRefusedAs(error, UNITS_SHORT)) return { is: 'units_gone' }
    return { is: 'refused', words: refusalWords(error) }
  }
}
