import { formatUsd } from '#market/money.ts'
import { placeWords } from '#market/ship-to-addresses/ship-to-address.ts'
import type { NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'
import { partyFacts, type Parties } from './order-mail-facts.ts'

type Facts = TradeFacts & { orderNumber: string; parties?: Parties | undefined }

/** What a seller reads when an unpaid order goes elsewhere. */
export const shipToNews: NewsRow<Facts> = {
  topic: 'order_ship_to',
  title: ({ orderNumber, counterpartyName, parties }) =>
    `${counterpartyName} changed where ${orderNumber} ships to${parties ? `: ${placeWords(parties.shipTo)}` : ''}`,
  mail: ({ orderNumber, counterpartyName, total, parties }) => ({
    subject: `${orderNumber} (${formatUsd(total)}) ships to another address`,
    tag: { label: 'Address changed', tone: 'waiting' },
    heading: 'The buyer changed the ship-to address',
    paragraphs: [
      `${counterpartyName} hasn’t paid yet. Once the payment is confirmed, ship the order to the address below.`,
    ],
    facts: partyFacts(parties),
    action: 'View order',
  }),
}
