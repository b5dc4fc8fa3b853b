import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'

/** What happened to the money of one order, as orders and the card provider tell it; amounts in cents. */
export type OrderFacts = {
  orderId: number
  /** With the freight. */
  total: number
  /** The seller’s whole; no fee is taken of it. */
  freight: number
  fee: number
  /** How the order was paid, if it was. */
  paidBy: 'card' | 'wire' | null
  /** Card payments that were captured, oldest first; more than one when a buyer paid twice. */
  payments: { id: string; amount: number }[]
  isCanceled: boolean
  /** It was paid in full: its net is the seller's to be paid out. */
  isReleased: boolean
  /** Staff completed it by hand: they paid the seller outside of any pay run. */
  isPaidOutByHand: boolean
  /** Refunds in part that staff decided on; a withdrawn one is not made any more. */
  partialRefunds: { id: number; amount: number; fee: number; isWithdrawn: boolean }[]
  /** Refunds as the card provider says they are, oldest first. */
  refunds: { id: string; amount: number; isFailed: boolean }[]
  /** What staff gave back from the bank account. */
  returned: { id: string; amount: number }[]
  disputes: { id: string; amount: number; fee: number; status: DisputeStatus }[]
}
