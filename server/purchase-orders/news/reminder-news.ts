import type { DueStep } from '#market/staff-orders/reminder.ts'
import { formatUsd } from '#market/money.ts'
import type { MailWords, NewsRow, TradeFacts } from '#server/notifications/trade-news.ts'
import { dueBy } from './order-mail-facts.ts'

type Facts = TradeFacts & {
  orderNumber: string
  payBy?: Date | undefined
  dueStep?: DueStep | undefined
}

/** What one side reads when staff remind it of an order. */
export const reminderNews: NewsRow<Facts> = {
  topic: 'order_reminder',
  title: (facts) => reminders[facts.dueStep ?? 'pay'].title(facts),
  mail: (facts) => ({
    ...reminders[facts.dueStep ?? 'pay'].mail(facts),
    tag: { label: 'Reminder', tone: 'turn' },
  }),
}

type Reminder = { title: (facts: Facts) => string; mail: (facts: Facts) => Omit<MailWords, 'tag'> }

const reminders: Record<DueStep, Reminder> = {
  pay: {
    title: ({ orderNumber, total }) =>
      `Reminder: ${orderNumber} is waiting for your payment of ${formatUsd(total)}`,
    mail: ({ orderNumber, counterpartyName, total, payBy, timeZone }) => ({
      subject: `Reminder: pay ${formatUsd(total)} for ${orderNumber}`,
      heading: `${orderNumber} is waiting for your payment`,
      paragraphs: [
        `Your order from ${counterpartyName} isn’t paid yet. If it isn’t paid in time, it is canceled and the units go back on sale.`,
      ],
      facts: dueBy({ payBy, timeZone }),
      action: 'Pay for the order',
    }),
  },
  verify: {
    title: ({ orderNumber }) => `Reminder: verify your payment for ${orderNumber} with your bank`,
    mail: ({ orderNumber, total }) => ({
      subject: `Reminder: verify your payment of ${formatUsd(total)} for ${orderNumber}`,
      heading: 'Your bank wants you to verify the payment',
      paragraphs: [
        `The payment of ${formatUsd(total)} isn’t complete until you verify it with your bank.`,
      ],
      action: 'Verify the payment',
    }),
  },
  ship: {
    title: ({ orderNumber, counterpartyName }) =>
      `Reminder: ship ${orderNumber} to ${counterpartyName}`,
    mail: ({ orderNumber, counterpartyName, total }) => ({
      subject: `Reminder: ship ${orderNumber} to ${counterpartyName} (${formatUsd(total)})`,
      heading: `${orderNumber} is paid and waiting to ship`,
      paragraphs: [
        `${counterpartyName} has paid and is waiting. If it has already shipped, mark the order as shipped with its carrier and tracking number.`,
      ],
      action: 'Ship the order',
    }),
  },
  receive: {
    title: ({ orderNumber }) => `Reminder: has ${orderNumber} arrived?`,
    mail: ({ orderNumber, counterpartyName, total }) => ({
      subject: `Reminder: has ${orderNumber} arrived? (${formatUsd(total)})`,
      heading: 'Has your order arrived?',
      paragraphs: [
        `${counterpartyName} shipped it. When everything has arrived, mark it as received.`,
      ],
      action: 'View order',
    }),
  },
}
