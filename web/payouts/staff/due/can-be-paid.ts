import type { DueSeller } from '#market/payouts/due-sellers-list.ts'

type Seller = Pick<DueSeller, 'held_for' | 'available_cents' | 'disputed_cents'>

/** A pay run would send the seller something now. */
export const canBePaid = (seller: Seller) => seller.held_for === null && dueOf(seller) > 0

/** What of the available money can go: not that whose chargeback is open. */
export const dueOf = ({ available_cents: available, disputed_cents: disputed }: Seller) =>
  available - disputed
