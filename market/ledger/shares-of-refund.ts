/** What a seller and the platform still have of one order, in cents. */
export type Left = { seller: number; fee: number }

/**
 * Divides a refund between the seller and the platform (section L3). The fee of what remains is the order's share of it,
 * rounded half up. That way, refunds in part add up to the whole.
 */
export function sharesOfRefund(amount: number, left: Left, order: Charged) {
  const feeAfter = feeOfRest(order, left.seller + left.fee - amount)
  const fee = Math.min(Math.max(left.fee - feeAfter, 0, amount - left.seller), left.fee, amount)
  return { fee, seller: amount - fee }
}

/** What an order cost, with its freight, of which no fee is taken. */
type Charged = { total: number; fee: number; freight: number }

/**
 * The fee of what remains of an order: its share of the goods, rounded half up. The goods are given back before the
 * freight is. Documents and the ledger agree by it.
 */
export const feeOfRest = ({ total, fee, freight }: Charged, rest: number) =>
  shareOf(fee, Math.max(0, rest - freight), total - freight)

// The product of two large amounts is exact only as a BigInt.
function shareOf(whole: number, part: number, of: number) {
  const twice = 2n * BigInt(whole) * BigInt(part) + BigInt(of)
  return Number(twice / (2n * BigInt(of)))
}
