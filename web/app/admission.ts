import type { CurrentUser } from '#market/accounts/account-api.ts'
import { roleOf, type Role } from '#web/accounts/role.ts'
import { paths } from '#web/platform/navigation/paths.ts'

/** Where a viewer lands. */
export function homeOf(viewer: CurrentUser | null): string {
  if (!viewer) return paths.home()
  return viewer.seller ? paths.myOffers() : paths.catalogue()
}

export type Admission = 'enter' | 'go home' | 'sign in first'

/** Whether a page opens: any page not listed for the role leads home (spec section 2). */
export function admission(viewer: CurrentUser | null, roles: readonly Role[]): Admission {
  const role = roleOf(viewer)
  if (roles.includes(role)) return 'enter'
  return role === 'visitor' ? 'sign in first' : 'go home'
}
