import type { Cents } from '#market/money.ts'

export type Tone = 'turn' | 'settled' | 'problem' | 'waiting'

export type MailLine = { name: string; quantity: number; unitPrice: Cents; total: Cents }
export type MailFact = { label: string; value: string }
/** Items with a link each, and a link to the rest. */
export type MailList = {
  title: string
  items: readonly { name: string; detail: string; url: string }[]
  more: { label: string; url: string }
}
export type MailTotal = { label: string; amount: Cents; isMain?: boolean }

/** A mail's content, from which both its HTML and its text are made. */
export type MailContent = {
  /** Shown after the subject in a list of mails; by default, the first paragraph. */
  preheader?: string
  /** The state, such as "Your turn". */
  tag?: { label: string; tone: Tone }
  /** The subject matter, such as "Offer O-10412". */
  reference?: string
  heading: string
  paragraphs: readonly string[]
  /** A note somebody wrote, shown as a quotation. */
  quote?: { by: string; text: string }
  facts?: readonly MailFact[]
  lines?: readonly MailLine[]
  totals?: readonly MailTotal[]
  lists?: readonly MailList[]
  /** The next step, if there is one. */
  action?: { label: string; url: string } | undefined
  /** Why the reader gets this. */
  footer: string
  /** Where the reader chooses which mails to get. */
  footerLinks?: readonly { label: string; url: string }[]
}

// Some mail readers cut longer mails off; the rest is one click away.
export const MOST_LINES = 25
