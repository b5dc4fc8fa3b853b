import { formatUsd } from '#market/money.ts'
import { isCountable, lineTotal, type Line } from '#market/offers/offer-line.ts'

/** "Buy Now for $1,425.00". */
export const buyNowWords = (line: Line | undefined) =>
  line && isCountable(line) ? `Buy Now for ${formatUsd(lineTotal(line))}` : 'Buy Now'

/** What follows from buying a lot at once; the rest of the cart is no part of it. */
export const buyNowConsequence = (payWithinHours: number | undefined) =>
  `Buy Now orders this lot right away, reserves its units for you and takes you to payment. ${
    payWithinHours === undefined
      ? 'Until you have paid'
      : `You have ${payWithinHours} hours to pay; until then`
  } you can cancel it in My Orders.`

/** The same for a lot that lies in the cart already. */
export const buyNowFromCart = (payWithinHours: number | undefined) =>
  `${buyNowConsequence(payWithinHours)} The lot is removed from your cart; everything else stays.`
