/** What a seller and the platform still have of one order, in cents. */
export type Left = { seller: number; fee: number }

/**
 * Divides a refund between the seller and the platform (section L3). The fee of what remains is the order's share of it,
 * rounded half up. That way, refunds in part add up to the whole.
 */
export function sharesOfRefund(amount: number, left: Left, order: { total: number; fee: number }) {
  const remaining = left.seller + left.fee - amount
  const feeAfter = shareOf(order.fee, Math.max(0, remaining), order.total)
  const fee = Math.min(Math.max(left.fee - feeAfter, 0, amount - left.seller), left.fee, amount)
  return { fee, seller: amount - fee }
}

// The product of two large amounts is exact only as a BigInt.
function shareOf(whole: number, part: number, of: number) {
  const twice = 2n * BigInt(whole) * BigInt(part) + BigInt(of)
  return Number(twice / (2n * BigInt(of)))
}
