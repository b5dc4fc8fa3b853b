import { cents, formatUsd } from '#market/money.ts'
import {
  moneyPlaceWords,
  type OrderMoney,
  type orderMoneyList,
} from '#market/payouts/order-money-list.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { availableWords } from './available-words.ts'
import styles from './Payouts.module.css'

type Columns = readonly ListColumn<OrderMoney, keyof typeof orderMoneyList.sorts>[]

export const orderMoneyColumns: Columns = [
  {
    head: 'Order',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ order_id: id, po_number: number, buyer_name: buyer }) => (
      <span className="col">
        <Link href={paths.order(id)} className="semi">
          {number}
        </Link>
        <span className={styles['buyer']}>{buyer}</span>
      </span>
    ),
  },
  {
    head: 'Status',
    cell: ({ status }) => {
      const { label, tone } = purchaseOrderPill(status, 'seller')
      return <Pill colour={tone}>{label}</Pill>
    },
  },
  {
    head: 'Money',
    cell: (order) => (
      <span className={styles['status']}>
        {order.amount_cents < 0 && order.place !== 'came_back'
          ? 'Owed by you'
          : moneyPlaceWords[order.place]}
        {order.is_disputed && <Pill colour="red">Chargeback open</Pill>}
        {order.is_claimed && <Pill colour="gray">Problem reported</Pill>}
      </span>
    ),
  },
  {
    head: 'Amount',
    figure: true,
    sorts: { descending: 'amount' },
    cell: ({ amount_cents: amount }) => (
      <b className={amount < 0 ? 'red' : undefined}>{formatUsd(cents(amount))}</b>
    ),
  },
  {
    head: 'Available',
    cell: (order) => (
      <span className={styles['status']}>{availableWords(order, dayOf(new Date()))}</span>
    ),
  },
  {
    head: 'Payout',
    cell: ({ payout_id: id }) =>
      id !== null && (
        <Link href={paths.payoutOrders({ payout: id })} className="nowrap">
          No. {id}
        </Link>
      ),
  },
]
