import { formatUsd, sum } from '#market/money.ts'
import { assign } from '#market/staff-notes/assignment-api.ts'
import { advanceStaffOrder, sendReminder } from '#market/staff-orders/staff-order-api.ts'
import { dueIn, type DueStep } from '#market/staff-orders/reminder.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { call } from '#web/platform/http/call.ts'
import { statusPill } from '../staff-order-words.ts'

/** Something that staff do with many orders after one confirmation. */
export type BulkAct = {
  title: (orders: readonly StaffOrder[]) => string
  /** On the button that confirms it. */
  label: (count: number) => string
  /** As in "3 of 4 orders completed". */
  done: string
  consequence: string
  /** Of one order, next to its number. */
  about: (order: StaffOrder) => string
  /** Why an order stays as it is; undefined where the act is possible. */
  whyNot: (order: StaffOrder) => string | undefined
  run: (order: StaffOrder) => Promise<unknown>
}

type Event = 'receive' | 'complete'
const advance = (event: Event) => ({
  about: ({ buyer_name: buyer, seller_name: seller }: StaffOrder) => `${buyer} from ${seller}`,
  whyNot: ({ status, allowed_state_transitions: allowed }: StaffOrder) =>
    allowed.some((each) => each.event === event) ? undefined : statusPill(status).label,
  run: ({ id }: StaffOrder) => call(advanceStaffOrder, { params: { id }, body: { event } }),
})

const totalOf = (orders: readonly StaffOrder[]) =>
  formatUsd(sum(orders.map((order) => order.total_cents)))

export const receiveOrders: BulkAct = {
  ...advance('receive'),
  title: (orders) => `Mark ${counted(orders.length, 'order')} as received?`,
  label: (count) => `Mark ${counted(count, 'order')} as received`,
  done: 'marked as received',
  consequence: 'Each seller is notified that the buyer has the order.',
}

export const completeOrders: BulkAct = {
  ...advance('complete'),
  title: (orders) => `Complete ${counted(orders.length, 'order')} at ${totalOf(orders)}?`,
  label: (count) => `Complete ${counted(count, 'order')}`,
  done: 'completed',
  consequence: 'Records that you paid their sellers, and closes the orders.',
}

const STEPS: Record<DueStep, string> = {
  pay: 'to pay',
  verify: 'to verify the payment with the bank',
  ship: 'to ship',
  receive: 'to confirm receipt',
}

export const sendReminders: BulkAct = {
  title: (orders) => `Send ${counted(orders.length, 'reminder')}?`,
  label: (count) => `Send ${counted(count, 'reminder')}`,
  done: 'reminded',
  consequence: 'Each gets a notification and, unless turned off, an email. Once a day per order.',
  about: (order) => {
    const due = dueIn[order.status]
    const name = due?.party === 'seller' ? order.seller_name : order.buyer_name
    return due ? `${name} ${STEPS[due.step]}` : `${order.buyer_name} from ${order.seller_name}`
  },
  whyNot: ({ status, on_hold_for: onHoldFor }) => {
    const due = dueIn[status]
    if (!due) return `${statusPill(status).label}: neither side has anything to do`
    return due.step === 'ship' && onHoldFor
      ? `On hold until its ${onHoldFor} is decided`
      : undefined
  },
  run: ({ id }) => call(sendReminder, { params: { id } }),
}

type Colleague = { id: number; name: string }

export const assignOrders = ({ id, name }: Colleague): BulkAct => ({
  title: (orders) => `Assign ${counted(orders.length, 'order')} to ${name}?`,
  label: (count) => `Assign ${counted(count, 'order')}`,
  done: `assigned to ${name}`,
  consequence: 'The assignee gets a notification, unless it’s you.',
  about: ({ assignee }) => `Assignee now: ${assignee?.name ?? 'none'}`,
  whyNot: ({ assignee }) => (assignee?.id === id ? 'Already assigned' : undefined),
  run: (order) =>
    call(assign, {
      body: {
        subject: 'order',
        subject_id: order.id,
        assignee_id: id,
        seen_assignee_id: order.assignee?.id ?? null,
      },
    }),
})
