import { statementKindWords, type Statement } from '#market/payouts/statement.ts'

export type StatementRow = {
  key: number
  /** Null for the opening balance. */
  on: string | null
  words: string
  poNumber: string | null
  payoutId: number | null
  amount: number | null
  balance: number
}

/** The opening balance, then each line with what stood after it. */
export function statementRows({ opening_cents: opening, lines }: Statement): StatementRow[] {
  const rows: StatementRow[] = [
    {
      key: 0,
      on: null,
      words: 'Opening balance',
      poNumber: null,
      payoutId: null,
      amount: null,
      balance: opening,
    },
  ]
  let balance = opening
  for (const [at, line] of lines.entries()) {
    balance += line.amount_cents
    rows.push({
      key: at + 1,
      on: line.on,
      words: statementKindWords[line.kind],
      poNumber: line.po_number,
      payoutId: line.payout_id,
      amount: line.amount_cents,
      balance,
    })
  }
  return rows
}
