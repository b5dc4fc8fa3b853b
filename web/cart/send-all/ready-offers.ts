import type { Offer } from '#market/offers/offer-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { lineTrouble } from '../line-trouble.ts'

const isMarked = (offer: Offer) => offer.offer_products.some(lineTrouble)

/** The offers that go to a seller for review as they stand. */
export const readyOffers = (drafts: readonly Offer[]) =>
  drafts.filter((offer) => !offer.buyable && !isMarked(offer))

/** Says which parts of the cart are not sent with the others. */
export function leftOutWords(drafts: readonly Offer[]) {
  const marked = drafts.filter(isMarked).length
  const bought = drafts.length - marked - readyOffers(drafts).length
  return [
    bought > 0 &&
      `${counted(bought, 'order')} to buy now ${bought === 1 ? 'isn’t' : 'aren’t'} included.`,
    marked > 0 &&
      `${counted(marked, 'offer')} with marked lines ${marked === 1 ? 'isn’t' : 'aren’t'} included.`,
  ]
    .filter(Boolean)
    .join(' ')
}
