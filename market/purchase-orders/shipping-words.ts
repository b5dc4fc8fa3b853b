import type { Party } from '#market/accounts/viewer.ts'

/** Who sees to the freight of an order, as a side of it is told. */
export const shippingWords = (reader: Party) =>
  reader === 'seller'
    ? 'You arrange the freight, and ship once the order is paid. Agree on ship dates with the buyer.'
    : 'The seller arranges the freight, and ships once the order is paid. Ship dates are agreed with the seller.'
