import { pageAt } from '#market/accounts/pages.ts'

/** Where page views are sent to. */
export const PAGE_VIEWS = '/analytics/page_views'

/**
 * An address as it may be kept: without its query, which can hold what somebody typed, and without the
 * token of a one-time link. Of an address that is no page only the first part stays.
 */
export function keptPath(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  const page = pageAt(path)
  if (page?.includes('$token')) return page
  return page ? path : path.replace(/^(\/[^/]*).*$/s, '$1')
}
