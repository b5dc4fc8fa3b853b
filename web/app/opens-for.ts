import { admission, pageAt } from '#market/accounts/pages.ts'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { standingOf } from '#market/accounts/standing-of.ts'

/** Whether somebody may open the page at an address. */
export function opensFor(href: string, viewer: CurrentUser | null) {
  const page = pageAt(href)
  return page !== undefined && admission(page, standingOf(viewer)) === 'enter'
}
