import type { CurrentUser } from '#market/accounts/current-user.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { isMember, stageOf } from '#market/accounts/stage.ts'

/** An applicant is signed in and does not use the product yet, or not any more. */
export type Role = 'visitor' | 'applicant' | 'subscriber' | 'buyer' | 'seller' | 'admin'

export function roleOf(viewer: CurrentUser | null): Role {
  const standing = standingOf(viewer)
  if (standing.party === 'visitor') return 'visitor'
  if (standing.party === 'subscriber') return standing.addressProven ? 'subscriber' : 'applicant'
  return isMember(stageOf(standing)) ? standing.party : 'applicant'
}

/** Whose shop or company the viewer speaks for. */
export const companyOf = ({ buyer, seller }: CurrentUser) => (buyer ?? seller)?.name
