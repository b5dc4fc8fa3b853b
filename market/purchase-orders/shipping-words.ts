import type { Party } from '#market/accounts/viewer.ts'
import { freightOf, type LotFreight } from '#market/freight/freight-words.ts'

/** Who sees to the freight of an order, as a side of it is told. What is agreed is given as in "by Monday, November 30". */
export function shippingWords(reader: Party, when?: string, lots: readonly LotFreight[] = []) {
  const freight = freightOf(lots)
  if (freight === 'mixed') return mixed(reader, when)
  if (freight === 'buyer_arranges') return byBuyer(reader, when)
  if (freight === 'pickup') return pickedUp(reader, when)
  if (reader === 'seller')
    return when
      ? `You arrange the freight, and ship ${when}.`
      : 'You arrange the freight, and ship once the order is paid. Agree on ship dates with the buyer.'
  return when
    ? `The seller arranges the freight, and ships ${when}.`
    : 'The seller arranges the freight, and ships once the order is paid. Ship dates are agreed with the seller.'
}

const ONCE_PAID = 'once the order is paid'

const byBuyer = (reader: Party, when = ONCE_PAID) =>
  reader === 'buyer'
    ? `You arrange the freight. The seller has the goods ready ${when}.`
    : `The buyer arranges the freight. Have the goods ready ${when}.`

const pickedUp = (reader: Party, when = ONCE_PAID) =>
  reader === 'buyer'
    ? `You pick up the goods. The seller has them ready ${when}.`
    : `The buyer picks up the goods. Have them ready ${when}.`

const mixed = (reader: Party, when = ONCE_PAID) =>
  reader === 'buyer'
    ? `Who moves the goods differs by lot. The seller has them ready ${when}.`
    : `Who moves the goods differs by lot. Have them ready ${when}.`
