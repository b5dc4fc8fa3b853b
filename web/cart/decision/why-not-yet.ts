import type { Offer } from '#market/offers/offer-document.ts'
import { shortName } from '#web/offers/offer-words.ts'
import type { EditedLine } from '../cart.ts'
import { lineTrouble } from '../line-trouble.ts'

/** Tells the buyer why the decision has to wait. */
export function whyNotYet(offer: Offer, edited: EditedLine | undefined): string | undefined {
  const act = offer.buyable ? 'buy' : 'send'
  if (edited) return `Finish editing ${shortName(edited.name)} to ${act}.`
  const troubled = offer.offer_products.filter(lineTrouble).length
  if (troubled === 0) return undefined
  const lines = troubled === 1 ? 'the marked line' : `the ${troubled} marked lines`
  return `Change or remove ${lines} to ${act}.`
}
