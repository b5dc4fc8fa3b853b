import { mailTopics, type MailParty, type MailTopic } from '#market/accounts/mail-topics.ts'
import type { Party } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import type { MailChoice } from '#server/accounts/mail-preferences/unsubscribe.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { MailContent, MailFact, MailLine, Tone } from '#server/platform/mail/mail-parts.ts'
import type { Bell } from './notify.ts'
import type { Recipient } from './send-news.ts'

/** What news of an offer and of an order know alike. */
export type TradeFacts = {
  counterpartyName: string
  recipientParty: Party
  lines: readonly MailLine[]
  /** With the freight. */
  total: Cents
  /** As the seller stated it; undefined where none was. */
  freight?: Cents | undefined
  /** The seller has yet to state it. */
  isFreightOpen?: boolean
  /** After the platform fee; shown to sellers only (decision C8). */
  netToSeller?: Cents | undefined
  /** What was written with the event. */
  note?: string | undefined
  publicUrl: string
  /** The reader's. */
  timeZone?: string | null | undefined
}

/** One kind of news in the table of its feature. */
export type NewsRow<Facts> = {
  /** What a member turns off to get no such mail; it also says which sides hear of it at all. */
  topic: MailTopic
  /** The line under the bell. */
  title: (facts: Facts) => string
  mail: (facts: Facts) => MailWords
}

export type MailWords = {
  subject: string
  tag: { label: string; tone: Tone }
  heading: string
  paragraphs: string[]
  action: string
  facts?: MailFact[]
}

/** Where the reader acts on it. */
type Destination = { kind: 'offer' | 'order'; path: string }

export const tradeBell = (title: string, { lines }: TradeFacts, place: Destination): Bell => ({
  ...place,
  title,
  detail: productsInWords(lines),
})

type Layout = Pick<MailContent, 'quote'> & {
  about: 'offer' | 'order'
  reference: string
  path: string
}

export function tradeMail(
  { subject, action, ...words }: MailWords,
  facts: TradeFacts & { turnOffUrl: string },
  { about, path, ...layout }: Layout,
): Mail {
  return {
    subject,
    ...mailContent({
      facts: [],
      ...words,
      ...layout,
      lines: facts.lines,
      totals: totalsOf(facts),
      action: { label: action, url: facts.publicUrl + path },
      footer: `You get this because of your ${about} with ${facts.counterpartyName} on Lotline.`,
      footerLinks: mailFooter(facts),
    }),
  }
}

/** The sides that hear of such news: never the one that caused it (decision I6). */
export function readersOf(topic: MailTopic, causedBy: string): Party[] {
  const concerned: readonly MailParty[] = mailTopics[topic].to
  return (['buyer', 'seller'] as const).filter(
    (party) => concerned.includes(party) && party !== causedBy,
  )
}

type Sides = {
  buyerUserId: number
  buyerEmail: string
  buyerChoice?: MailChoice
  sellerUserId: number | null
  sellerEmail: string | null
  sellerChoice?: MailChoice | null
}

/** Undefined for a seller without an account. */
export function recipientOf(sides: Sides, party: Party): Recipient | undefined {
  if (party === 'buyer')
    return { userId: sides.buyerUserId, email: sides.buyerEmail, choice: sides.buyerChoice }
  const { sellerUserId: userId, sellerEmail: email, sellerChoice } = sides
  return userId === null || email === null
    ? undefined
    : { userId, email, choice: sellerChoice ?? undefined }
}

/** "Canvas tote and 2 more products" */
function productsInWords(lines: readonly { name: string }[]) {
  const [first, ...others] = lines
  if (!first) return undefined
  if (others.length === 0) return first.name
  return `${first.name} and ${others.length} more ${others.length === 1 ? 'product' : 'products'}`
}

/** Buyers never learn the fee nor what the seller nets (decision C8). */
function totalsOf({ recipientParty, total, freight, isFreightOpen, netToSeller }: TradeFacts) {
  const main = [
    ...(freight === undefined ? [] : [{ label: 'Freight', amount: freight }]),
    { label: isFreightOpen ? 'Total before freight' : 'Total', amount: total, isMain: true },
  ]
  if (recipientParty === 'buyer' || netToSeller === undefined) return main
  return [...main, { label: 'Net to you after fee', amount: netToSeller }]
}
