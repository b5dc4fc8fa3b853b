const MOST_NAMED = 2

/** "PO-10219", "PO-10219 and PO-10222", "PO-10219, PO-10222 and 3 more" */
export function numbersWords(numbers: readonly string[]) {
  const more = numbers.length - MOST_NAMED
  return more > 0
    ? `${numbers.slice(0, MOST_NAMED).join(', ')} and ${more} more`
    : numbers.join(' and ')
}
