import { statementKindWords, type StatementKind } from '#market/payouts/statement.ts'

const CAUSES: Partial<Record<StatementKind, string>> = {
  refund: 'refunded on',
  canceled: 'given back when we canceled',
  chargeback: 'taken back by the bank of the buyer of',
}

/** What made a debt, before the number of its order. */
export const debtCause = (kind: StatementKind) =>
  CAUSES[kind] ?? `(${statementKindWords[kind].toLowerCase()}) on`
