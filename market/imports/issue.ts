/** What is to be told of a row. A note needs nothing done and is not counted (decision I4). */
export type Issue = { row: number; upc?: string | undefined; texts: string[]; isNote: boolean }

/** "Row 12 (UPC 012345678905): Missing MSRP" */
export const issueText = ({ row, upc, texts }: Issue) =>
  `Row ${row}${upc ? ` (UPC ${upc})` : ''}: ${texts.join(', ')}`
