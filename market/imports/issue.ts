/** What is to be told of a row, or of the file (row 0). A note needs nothing done and is not counted (decision I4). */
export type Issue = { row: number; upc?: string | undefined; texts: string[]; isNote: boolean }

/** "Row 12 (UPC 012345678905): Missing MSRP" */
export function issueText({ row, upc, texts }: Issue) {
  const what = texts.join(', ')
  if (row === 0) return what
  return `Row ${row}${upc ? ` (UPC ${upc})` : ''}: ${what}`
}
