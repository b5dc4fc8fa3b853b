const LONGEST = 80

/** What a search is called until its buyer says otherwise: its filters, as far as they fit. */
export function searchName(filters: readonly string[]): string {
  let name = ''
  for (const filter of filters.length > 0 ? filters : ['All lots']) {
    const longer = name ? `${name}, ${filter}` : filter
    if (longer.length > LONGEST) break
    name = longer
  }
  return name || (filters[0] ?? '').slice(0, LONGEST).trim()
}
