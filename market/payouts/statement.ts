import { z } from 'zod'

export const statementMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11')

/** What made a seller's money more or less. */
export const statementKinds = [
  'sale',
  'refund',
  'canceled',
  'chargeback',
  'chargeback_won',
  'payout',
  'payout_back',
  'paid_by_hand',
  'taken_back',
  'debt_paid',
  'payment_disputed',
  'payment_dispute_over',
  'written_off',
  'correction',
] as const
export type StatementKind = (typeof statementKinds)[number]

export const statementKindWords: Readonly<Record<StatementKind, string>> = {
  sale: 'Sale, less fee',
  refund: 'Refund',
  canceled: 'Order canceled',
  chargeback: 'Chargeback',
  chargeback_won: 'Chargeback won',
  payout: 'Payout',
  payout_back: 'Payout came back',
  paid_by_hand: 'Paid by Lotline',
  taken_back: 'Taken back from your Stripe account',
  debt_paid: 'Paid by you',
  payment_disputed: 'Your payment was disputed',
  payment_dispute_over: 'Dispute of your payment ended',
  written_off: 'Written off',
  correction: 'Correction',
}

/** A line of a statement; what is taken from the seller is below zero. */
export const statementLine = z.object({
  on: z.iso.date(),
  kind: z.enum(statementKinds),
  /** Of a payout, none. */
  po_number: z.string().nullable(),
  payout_id: z.int().nullable(),
  amount_cents: z.int(),
})
export type StatementLine = z.infer<typeof statementLine>

/**
 * A month of what Lotline keeps for a seller: on its way, available and on its way to the bank together. The opening
 * balance and the lines come to the closing balance.
 */
export const statement = z.object({
  month: statementMonth,
  opening_cents: z.int(),
  lines: z.array(statementLine),
  closing_cents: z.int(),
})
export type Statement = z.infer<typeof statement>
