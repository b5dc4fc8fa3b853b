import { pageAt } from '#market/accounts/pages.ts'

/** Where page views are sent to. */
export const PAGE_VIEWS = '/analytics/page_views'

// Longer than any address the product makes, and short enough for an index, whatever the letters.
const LONGEST_PATH = 400

/**
 * An address as it may be kept: without its query, which can hold what somebody typed, and without the
 * token of a one-time link. Of an address that is no page only the first part stays, of one that is
 * too long for a page only which page it names.
 */
export function keptPath(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  const page = pageAt(path)
  if (page?.includes('$token')) return page
  if (page) return path.length > LONGEST_PATH ? page : path
  return path.replace(/^(\/[^/]*).*$/s, '$1').slice(0, LONGEST_PATH)
}
