import { z } from 'zod'
import { cents } from '#market/money.ts'
import { instant } from '#market/wire.ts'

export const paperKinds = ['invoice', 'credit_note', 'fee_invoice'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperKindWords: Record<PaperKind, string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  fee_invoice: 'Fee invoice',
}

/** An invoice, a credit note or a fee invoice, as lists show it. */
export const paper = z.object({
  id: z.int(),
  kind: z.enum(paperKinds),
  number: z.string(),
  /** The day in New York. */
  issued_on: z.iso.date(),
  issued_at: instant,
  /** Below zero: a credit note that was taken back, or a month with more fees given back than charged. */
  total_cents: z.int().transform(cents),
  /** Null on fee invoices. */
  buyer_name: z.string().nullable(),
  seller_name: z.string(),
  /** Null on fee invoices. */
  order: z.object({ id: z.int(), po_number: z.string() }).nullable(),
  /** The first day of a fee invoice's month. */
  month: z.iso.date().nullable(),
})
export type Paper = z.infer<typeof paper>

/** Said to both sides of a paid order until its seller has given its details. */
export const followsOnceConfirmed = (seller: string) =>
  `The invoice follows once ${seller} has confirmed its details`
