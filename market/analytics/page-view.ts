import { pageAt } from '#market/accounts/pages.ts'

/** Where page views are sent to. */
export const PAGE_VIEWS = '/analytics/page_views'

// Longer than any address of ours, and short enough for an index in any script.
const LONGEST_PATH = 400

/**
 * An address as it may be stored: without its query, which can hold typed text, and without the
 * token of a one-time link. For an unknown page only the first segment stays; for one that is
 * too long, only the page's pattern.
 */
export function keptPath(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  const page = pageAt(path)
  if (page?.includes('$token')) return page
  if (page) return path.length > LONGEST_PATH ? page : path
  return path.replace(/^(\/[^/]*).*$/s, '$1').slice(0, LONGEST_PATH)
}
