/** What a card says in the place where it is missing. */
const IN_PLACE: readonly string[] = [
  'Missing Product Name',
  'Missing Units',
  'Missing MSRP',
  'Missing Asking Price',
]

/** What is missing and has no place on a card. */
export const otherMissing = (missing: readonly string[]) =>
  missing.filter((words) => !IN_PLACE.includes(words))
