/** "PO-10219", "PO-10219 and PO-10222", "PO-10219, PO-10222 and 3 more". */
export function orderNumbersWords(named: readonly string[], count: number) {
  const more = count - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ')
}
