import type { ReactNode } from 'react'
import { formatUsd } from '#market/money.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import type { StaffOrderSort } from '#market/staff-orders/staff-orders-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { StaffMarks } from '#web/staff-notes/StaffMarks.tsx'
import { SelectOrder } from './bulk/SelectOrder.tsx'
import type { useSelectedIds } from '#web/platform/ui/lists/use-selected-ids.ts'
import { OrderTotal } from '#web/purchase-orders/refunds/OrderTotal.tsx'
import { RowActs } from './RowActs.tsx'
import { StuckMark } from './StuckMark.tsx'
import { statusPill } from './staff-order-words.ts'
import styles from './StaffOrders.module.css'

type Acts = {
  onOpen: (number: string) => void
  /** Left out for those who may not act. */
  onAct?: ((order: StaffOrder, event: PurchaseOrderEvent) => void) | undefined
  selected: Pick<ReturnType<typeof useSelectedIds>, 'has' | 'toggle'>
}

export const staffOrderColumns = ({
  onOpen,
  onAct,
  selected,
}: Acts): ListColumn<StaffOrder, StaffOrderSort>[] => [
  {
    head: 'Order #',
    cell: ({ id, po_number: number, note_count: notes, assignee }) => (
      <span className={styles['number']}>
        <span className="row">
          <SelectOrder
            number={number}
            isSelected={selected.has(id)}
            onToggle={() => selected.toggle(id)}
          />
          <TextButton className="nowrap" onClick={() => onOpen(number)}>
            {number}
          </TextButton>
        </span>
        <StaffMarks assignee={assignee} notes={notes} />
      </span>
    ),
  },
  {
    head: 'Ordered',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ created_at: at }) => <DateTime at={at} className={styles['day']} />,
  },
  {
    head: 'Buyer',
    sorts: { ascending: 'buyer_asc', descending: 'buyer_desc' },
    cell: ({ buyer_name: name }) => <span className={styles['party']}>{name}</span>,
  },
  {
    head: 'Seller',
    sorts: { ascending: 'seller_asc', descending: 'seller_desc' },
    cell: ({ seller_name: name }) => <span className={styles['party']}>{name}</span>,
  },
  {
    head: 'Status',
    cell: (order) => {
      const { has_failed_refund: failed, has_refund_to_send: toSend, is_stuck: stuck } = order
      const { label, tone } = statusPill(order.status)
      return (
        <span className={styles['status']}>
          <Pill colour={tone}>{label}</Pill>
          {stuck && <StuckMark order={order} />}
          {failed && <Pill colour="red">Refund failed</Pill>}
          {toSend && <Pill colour="yellow">Refund to send</Pill>}
        </span>
      )
    },
  },
  {
    head: 'Units',
    figure: true,
    sorts: { ascending: 'units_asc', descending: 'units_desc' },
    cell: ({ total_units: units, sku_count: skus }) => (
      <Below under={counted(skus, 'SKU')}>{quantityText(units)}</Below>
    ),
  },
  {
    head: 'Total',
    figure: true,
    sorts: { ascending: 'total_asc', descending: 'total_desc' },
    cell: ({ total_cents: total, total_net_to_seller: net, ...refunded }) => (
      <Below under={`${formatUsd(net)} net`}>
        <OrderTotal order={refunded}>{formatUsd(total)}</OrderTotal>
      </Below>
    ),
  },
  {
    head: 'In status since',
    figure: true,
    sorts: { ascending: 'waiting', descending: 'changed' },
    cell: ({ updated_at: at }) => <RelativeTime short at={at} className={styles['since']} />,
  },
  ...(onAct
    ? [{ head: 'Actions', cell: (order: StaffOrder) => <RowActs order={order} onAct={onAct} /> }]
    : []),
]

type BelowProps = { children: ReactNode; under: string }

const Below = ({ children, under }: BelowProps) => (
  <span className={styles['figures']}>
    <span>{children}</span>
    <span className="t13 muted">{under}</span>
  </span>
)
