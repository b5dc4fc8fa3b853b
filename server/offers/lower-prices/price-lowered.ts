import { formatUsd, type Cents } from '#market/money.ts'
import type { NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'

/** What the news of a lower asking price needs to know. */
export type PriceFacts = TradeFacts & {
  /** Such as `O-10412`. */
  offerNumber: string
  /** Of the lots that cost less today: what they come to in the offer, and at today's asking prices. */
  aboveAsking?: { offered: Cents; asking: Cents } | undefined
}

/** The news of an asking price that is now below an offer. */
export const priceLowered: NewsRow<PriceFacts> = {
  topic: 'offer_price_lowered',
  title: (facts) => {
    const { offered, asking } = bothPrices(facts)
    return `${facts.counterpartyName} now asks ${asking}, less than the ${offered} in ${facts.offerNumber}`
  },
  mail: (facts) => {
    const { offered, asking } = bothPrices(facts)
    return {
      subject: `Asking price now below your offer: ${asking}, not ${offered} (${facts.offerNumber})`,
      tag: { label: 'Lower price', tone: 'turn' },
      heading: 'The asking price is now below your offer',
      paragraphs: [
        `${facts.counterpartyName} now asks ${asking} for units that total ${offered} in this offer.`,
        'You can withdraw the offer and buy at the asking price, or counter when it is your turn.',
      ],
      facts: [
        { label: 'In this offer', value: offered },
        { label: 'At today’s asking price', value: asking },
      ],
      action: 'Review the offer',
    }
  },
}

const bothPrices = ({ aboveAsking, total }: PriceFacts) => ({
  offered: formatUsd(aboveAsking?.offered ?? total),
  asking: formatUsd(aboveAsking?.asking ?? total),
})
