import type { StaffViewer, SellerViewer } from '#market/accounts/viewer.ts'

/** A member of staff who keeps a seller's shop: bound by the seller's own rules, with files of their own. */
export const standingInFor = (
  { userId, sessionId, status, hasPassword, addressProven }: StaffViewer,
  sellerId: number,
): SellerViewer => ({
  userId,
  sessionId,
  status,
  hasPassword,
  addressProven,
  party: 'seller',
  sellerId,
  hasDescription: true,
})
