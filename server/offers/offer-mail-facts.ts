import type { Party } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { MailLine } from '#server/platform/mail/mail-parts.ts'

/** What a mail about an offer needs to know. */
export type OfferMailFacts = {
  /** Such as `O-10412`. */
  offerNumber: string
  /** The order it became, such as `PO-10007`. */
  orderNumber?: string | undefined
  counterpartyName: string
  recipientParty: Party
  lines: readonly MailLine[]
  total: Cents
  /** After the platform fee; shown to sellers only (decision C8). */
  netToSeller?: Cents | undefined
  /** What the other side wrote with this turn. */
  note?: string | undefined
  /** When the reader's turn ends or, after an acceptance, when the buyer has to have paid. */
  deadline?: Date | undefined
  publicUrl: string
}
