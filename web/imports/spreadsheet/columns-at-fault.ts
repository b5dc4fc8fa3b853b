import { knownColumns } from '#market/imports/columns.ts'

const MISSING: Record<string, string> = {
  'Missing UPC': 'UPC',
  'Missing Product Name': 'Product Name',
  'Missing Photo': 'Photo URL',
  'Missing MSRP': 'Unit MSRP',
  'Missing Wholesale': 'Unit Wholesale',
  'Missing Asking Price': 'Unit Asking Price',
  'Missing Units': 'Units',
}

// "Photo URL 2" before "Photo URL".
const longestFirst = knownColumns
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length)

/** The columns whose cells would have to change for nothing to be said of a row any more. */
export function columnsAtFault(texts: readonly string[]): string[] {
  const named = texts.map(
    (text) =>
      MISSING[text] ?? longestFirst.find((name) => new RegExp(`^${name}(?![\\w])`).test(text)),
  )
  return [...new Set(named.filter((name) => name !== undefined))]
}
