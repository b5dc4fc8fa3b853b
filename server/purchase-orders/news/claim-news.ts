import { dayInWords } from '#market/date-in-words.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import type { MailWords, NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'
import { factOf } from './order-mail-facts.ts'

export const claimSteps = [
  'reported',
  'proposed',
  'declined',
  'for_staff',
  'settled',
  'closed',
  'withdrawn',
] as const
export type ClaimStep = (typeof claimSteps)[number]

export type ClaimNews = {
  step: ClaimStep
  /** Such as "2 units damaged: Canvas tote". */
  problems: readonly string[]
  /** Proposed or settled. */
  amount?: Cents | undefined
  words?: string | undefined
  /** The last day for an answer. */
  answerBy?: string | undefined
}
export type ClaimFacts = TradeFacts & { orderNumber: string; claim?: ClaimNews | undefined }

/** What a claim became, to the side that did not cause it. */
export const claimNews: NewsRow<ClaimFacts> & { topic: 'order_claim' } = {
  topic: 'order_claim',
  title: (facts) => row(facts).title,
  mail: (facts) => {
    const { title, paragraph, ...words } = row(facts)
    const { claim } = facts
    return {
      subject: `${title} (order of ${formatUsd(facts.total)})`,
      heading: title,
      ...words,
      paragraphs: [paragraph],
      facts: [
        ...factOf('Problem', claim?.problems.join('\n')),
        ...factOf('Words', claim?.words || undefined),
        ...factOf('Answer by', claim?.answerBy && dayInWords(claim.answerBy)),
      ],
      action: 'View order',
    }
  },
}

type Row = Pick<MailWords, 'tag'> & { title: string; paragraph: string }

const turn = { label: 'Your turn', tone: 'turn' } as const
const over = { label: 'Claim closed', tone: 'settled' } as const
const THEN = 'If you don’t answer in time, Lotline decides.'

function row({ claim, counterpartyName: other, orderNumber: order }: ClaimFacts): Row {
  const amount = claim?.amount === undefined ? '' : formatUsd(claim.amount)
  const rows: Record<ClaimStep, Row> = {
    reported: {
      tag: turn,
      title: `${other} reported a problem with ${order}`,
      paragraph: `Accept the credit, propose another, or decline with a reason. ${THEN}`,
    },
    proposed: {
      tag: turn,
      title: `${other} proposes a credit of ${amount} for ${order}`,
      paragraph: `Accept it or propose another. ${THEN}`,
    },
    declined: {
      tag: turn,
      title: `${other} declined your claim on ${order}`,
      paragraph: `Accept that, propose a credit, or ask Lotline to decide. ${THEN}`,
    },
    for_staff: {
      tag: { label: 'Waiting for Lotline', tone: 'waiting' },
      title: `Lotline is deciding on the claim on ${order}`,
      paragraph: 'We look at what both sides wrote and the photos, and tell you what we decided.',
    },
    settled: {
      tag: over,
      title: `Your claim on ${order} is settled with ${amount}`,
      paragraph: 'We are refunding it now, and email you once it is sent.',
    },
    closed: {
      tag: over,
      title: `The claim on ${order} is closed without a credit`,
      paragraph: 'Nothing is refunded for it.',
    },
    withdrawn: {
      tag: over,
      title: `${other} withdrew its claim on ${order}`,
      paragraph: 'There is nothing for you to answer.',
    },
  }
  return rows[claim?.step ?? 'reported']
}
