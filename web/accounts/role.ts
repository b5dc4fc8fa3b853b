import type { CurrentUser } from '#market/accounts/account-api.ts'

export type Role = 'visitor' | 'buyer' | 'seller' | 'admin'

export function roleOf(viewer: CurrentUser | null): Role {
  if (!viewer) return 'visitor'
  if (viewer.admin) return 'admin'
  return viewer.buyer ? 'buyer' : 'seller'
}

/** Whose shop or company the viewer speaks for. */
export const companyOf = ({ buyer, seller }: CurrentUser) => (buyer ?? seller)?.name
