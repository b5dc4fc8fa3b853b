import type { StaffViewer, SellerViewer } from '#market/accounts/viewer.ts'

/** Staff acting for a seller: under the seller's rules, with their own uploads. */
export const actingForSeller = (
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
