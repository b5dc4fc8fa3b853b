/** What the house charges and how long it waits (decisions E1, E3, D5); set once at the start. */
export type Terms = {
  platformFeeBps: number
  paymentDeadlineHours: number
  offerExpiryDays: number
  publicUrl: string
}

/**
 * Which accounts work and how they are proven, besides. Asked wherever it matters and written to no row, so that two
 * processes never write it under each other.
 */
export type AccountTerms = Terms & {
  /** Whether the accounts of the demo marketplace work. */
  demo: boolean
  /** Whether every administrator must have a second factor; who has one is always asked for it. */
  secondFactorRequired: boolean
}
