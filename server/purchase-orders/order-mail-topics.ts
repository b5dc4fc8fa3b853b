import type { MailTopic } from '#market/accounts/mail-topics.ts'
import type { OrderMailKind } from './order-mail-words.ts'

/** What a member turns off to get no such mail. */
export const topicOfOrderMail: Record<OrderMailKind, MailTopic> = {
  payment_due: 'order_payment_due',
  confirmed: 'order_confirmed',
  failed: 'order_failed',
  needs_action: 'order_needs_action',
  deadline_passed: 'order_deadline_passed',
  shipped: 'order_shipped',
  received: 'order_received',
  canceled: 'order_canceled',
}
