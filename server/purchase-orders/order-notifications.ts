import { formatUsd } from '#market/money.ts'
import type { NewNotification } from '#server/notifications/notify.ts'
import { productsInWords } from '#server/notifications/products-in-words.ts'
import type { OrderMailFacts } from './order-mail-facts.ts'
import type { OrderMailKind } from './order-mail-words.ts'

/** What happened to an order, in one line for the app; the place to act is a press away. */
export const orderNotification = (
  kind: OrderMailKind,
  facts: OrderMailFacts,
): Omit<NewNotification, 'userId' | 'key'> => ({
  kind: 'order',
  title: titles[kind](facts),
  detail: productsInWords(facts.lines),
  path: `/my_orders?order=${facts.orderNumber}`,
})

type Tell = (facts: OrderMailFacts) => string

const titles: Record<OrderMailKind, Tell> = {
  payment_due: ({ orderNumber, total }) =>
    `Payment of ${formatUsd(total)} for ${orderNumber} is due within a day`,
  confirmed: ({ orderNumber, counterpartyName, recipientParty, total }) =>
    recipientParty === 'seller'
      ? `${counterpartyName} paid ${formatUsd(total)}: ship ${orderNumber}`
      : `Your payment of ${formatUsd(total)} for ${orderNumber} is confirmed`,
  failed: ({ orderNumber, total }) =>
    `The payment of ${formatUsd(total)} for ${orderNumber} failed`,
  needs_action: ({ orderNumber }) => `Your bank wants you to verify the payment for ${orderNumber}`,
  deadline_passed: ({ orderNumber }) => `${orderNumber} was canceled: not paid in time`,
  shipped: ({ orderNumber, counterpartyName }) => `${counterpartyName} shipped ${orderNumber}`,
  received: ({ orderNumber, counterpartyName }) => `${counterpartyName} received ${orderNumber}`,
  canceled: ({ orderNumber, counterpartyName }) =>
    `${orderNumber} with ${counterpartyName} was canceled`,
}
