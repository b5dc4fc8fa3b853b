import type { Party } from '#market/accounts/viewer.ts'

/** Who sees to the freight of an order, as a side of it is told. What is agreed is given as in "by Monday, November 30". */
export function shippingWords(reader: Party, when?: string) {
  if (reader === 'seller')
    return when
      ? `You arrange the freight, and ship ${when}.`
      : 'You arrange the freight, and ship once the order is paid. Agree on ship dates with the buyer.'
  return when
    ? `The seller arranges the freight, and ships ${when}.`
    : 'The seller arranges the freight, and ships once the order is paid. Ship dates are agreed with the seller.'
}
