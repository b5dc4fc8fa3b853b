/** Whose turn a claim is, or how it ended. */
export const claimStates = [
  'seller_review',
  'buyer_review',
  'staff_review',
  'settled',
  'declined',
  'withdrawn',
] as const
export type ClaimState = (typeof claimStates)[number]

export const openClaimStates: readonly ClaimState[] = [
  'seller_review',
  'buyer_review',
  'staff_review',
]
export const isOpenClaim = (state: ClaimState) => openClaimStates.includes(state)
