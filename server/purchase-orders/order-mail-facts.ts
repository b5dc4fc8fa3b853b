import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { Party } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { MailLine } from '#server/platform/mail/mail-parts.ts'

/** What a mail about an order needs to know. */
export type OrderMailFacts = {
  /** Such as `PO-10007`. */
  orderNumber: string
  counterpartyName: string
  recipientParty: Party
  lines: readonly MailLine[]
  total: Cents
  /** After the platform fee; shown to sellers only (decision C8). */
  netToSeller?: Cents | undefined
  /** When an unpaid order is canceled. */
  payBy?: Date | undefined
  shipTo?: ShipTo | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  /** What staff or the other side wrote with the act. */
  note?: string | undefined
  /** Whether money was captured that now goes back. */
  isRefunded?: boolean | undefined
  /** It then goes back as it came, and not to a card. */
  isPaidByWire?: boolean | undefined
  publicUrl: string
}
