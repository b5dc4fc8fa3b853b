import { z } from 'zod'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { amount, instant } from '#market/wire.ts'
import { bankDetailsForm } from './bank-details.ts'
import { payoutMethods } from './payout.ts'
import { statement, statementKinds, statementMonth } from './statement.ts'
import { heldReasons } from './why-held.ts'

/** Where a seller is paid; the number of its account is never told. */
export const payoutAccount = z.object({
  method: z.enum(payoutMethods),
  is_ready: z.boolean(),
  /** Of an account at Stripe: whether it still asks something of the seller, and why it is closed to payouts. */
  asks_for_details: z.boolean(),
  is_rejected: z.boolean(),
  account_holder: z.string().nullable(),
  bank_name: z.string().nullable(),
  last4: z.string().nullable(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>

const debt = z.object({
  order_id: z.string(),
  po_number: z.string(),
  kind: z.enum(statementKinds),
  amount_cents: amount,
  on: z.iso.date(),
})

/** What a seller has coming, and what keeps it. Debts are available money below zero. */
export const sellerMoney = z.object({
  pending_cents: z.int(),
  available_cents: z.int(),
  in_flight_cents: z.int(),
  paid_cents: z.int(),
  /** From this debt on, the seller can't accept offers. */
  debt_limit_cents: amount,
  /** Null where staff begin each pay run. */
  next_pay_run: instant.nullable(),
  held_for: z.enum(heldReasons).nullable(),
  held_until: instant.nullable(),
  account: payoutAccount.nullable(),
  /** Whether it has agreed to invoices in its name. */
  has_invoice_details: z.boolean(),
  /** What it owes, the oldest first. */
  debts: z.array(debt),
  /** The next day on which pending money becomes available, and how much; null where nothing was received yet. */
  next_available: z.object({ on: z.iso.date(), amount_cents: amount }).nullable(),
  /** Why the payout came back that holds the next one. */
  returned_problem: z.string().nullable(),
  /** The first month with a statement. */
  first_month: statementMonth.nullable(),
})
export type SellerMoney = z.infer<typeof sellerMoney>

const money = z.object({ data: sellerMoney })

export const readMoney = endpoint({
  method: 'GET',
  path: '/dashboard/payouts/money',
  summary: 'What the seller has coming, and where it is paid',
  policy: 'seller',
  answer: money,
})

export const connectAccount = endpoint({
  method: 'POST',
  path: '/dashboard/payouts/connect',
  summary: 'A page of Stripe on which the seller says where it is paid',
  policy: 'seller',
  answer: z.object({ url: z.string() }),
  isSecret: true,
})

/** After the seller came back from Stripe's page. */
export const refreshAccount = endpoint({
  method: 'POST',
  path: '/dashboard/payouts/refresh',
  summary: 'Read the seller’s account at Stripe again',
  policy: 'seller',
  answer: money,
})

/** A change of details is mailed and holds payouts for three days. */
export const saveBankDetails = endpoint({
  method: 'PUT',
  path: '/dashboard/payouts/bank_details',
  summary: 'Save the bank account that Lotline pays by hand',
  policy: 'seller',
  body: z.object({ bank_details: bankDetailsForm }),
  answer: money,
})

export const resumePayouts = endpoint({
  method: 'POST',
  path: '/dashboard/payouts/resume',
  summary: 'Ask to be paid again after the bank returned a payout',
  policy: 'seller',
  answer: money,
})

/** Met by the next sales as well, if it is not paid. */
export const payDebt = endpoint({
  method: 'POST',
  path: '/dashboard/payouts/debt_payment',
  summary: 'A page of the card provider on which the seller pays what it owes',
  policy: 'seller',
  answer: z.object({ url: z.string() }),
  isSecret: true,
})

const params = z.object({ month: statementMonth })

export const readStatement = endpoint({
  method: 'GET',
  path: '/dashboard/payouts/statements/:month',
  summary: 'A month of the seller’s money: opening balance, lines, closing balance',
  policy: 'seller',
  params,
  answer: z.object({ data: statement }),
})

export const printStatement = endpoint({
  method: 'GET',
  path: '/dashboard/payouts/statements/:month/pdf',
  summary: 'The statement as a PDF',
  policy: 'seller',
  params,
  sentAs: 'application/pdf',
  answer: fileAnswer,
  rateLimit: 'check',
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/dashboard/payouts/statements/:month/spreadsheet',
  summary: 'The statement as a spreadsheet',
  policy: 'seller',
  params,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: fileAnswer,
})
