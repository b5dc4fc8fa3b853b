import type { Cents } from '#market/money.ts'

export type Tone = 'turn' | 'settled' | 'problem' | 'waiting'

export type MailLine = { name: string; quantity: number; unitPrice: Cents; total: Cents }
export type MailFact = { label: string; value: string }
/** Things to look at, each behind its address, and where there are more of them. */
export type MailList = {
  title: string
  items: readonly { name: string; detail: string; url: string }[]
  more: { label: string; url: string }
}
export type MailTotal = { label: string; amount: Cents; isMain?: boolean }

/** What a mail says; both its HTML and its text are made from this. */
export type MailContent = {
  /** Shown beside the subject in a list of mails; the first paragraph unless given. */
  preheader?: string
  /** Where the thing stands, such as "Your turn". */
  tag?: { label: string; tone: Tone }
  /** What it is about, such as "Offer O-10412". */
  reference?: string
  heading: string
  paragraphs: readonly string[]
  /** Words of a person, shown as theirs. */
  quote?: { by: string; text: string }
  facts?: readonly MailFact[]
  lines?: readonly MailLine[]
  totals?: readonly MailTotal[]
  lists?: readonly MailList[]
  /** What to do next, if there is anything. */
  action?: { label: string; url: string } | undefined
  /** Why the reader gets this. */
  footer: string
  /** Where the reader says what to get. */
  footerLinks?: readonly { label: string; url: string }[]
}

// More would be cut off by some mail readers; the rest is one click away.
export const MOST_LINES = 25
