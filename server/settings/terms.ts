/** What the marketplace charges and how long it waits (decisions E1, E3, D5); read once at the start. */
export type Terms = {
  platformFeeBps: number
  paymentDeadlineHours: number
  offerExpiryDays: number
  publicUrl: string
  /** How much a seller may owe before it can't accept offers; undefined: nobody asks. */
  sellerDebtLimitCents?: number | undefined
  /** Where replies to mails are read; undefined: nowhere. */
  replyTo?: string | undefined
}

/**
 * Also which accounts work and how people prove who they are. Never stored in a row, so that two processes with
 * different settings do not overwrite each other's.
 */
export type AccountTerms = Terms & {
  /** Whether the accounts of the demo marketplace work. */
  demo: boolean
  /** Whether every administrator must have a second factor; who has one is always asked for it. */
  secondFactorRequired: boolean
}
