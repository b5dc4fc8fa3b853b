import { formatUsd } from '#market/money.ts'
import type { Payout } from '#market/payouts/payout.ts'
import type { payoutsList } from '#market/payouts/payouts-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { bankWords } from '../bank-words.ts'
import { PayoutPill } from '../PayoutPill.tsx'
import styles from './Payouts.module.css'

type Columns = readonly ListColumn<Payout, keyof typeof payoutsList.sorts>[]

export const payoutColumns: Columns = [
  {
    head: 'Amount',
    sorts: { descending: 'amount' },
    cell: ({ amount_cents: amount }) => <b className="tnum">{formatUsd(amount)}</b>,
  },
  {
    head: 'Status',
    cell: ({ status, problem }) => (
      <span className={styles['status']}>
        <PayoutPill status={status} />
        {problem !== null && <span className="t13 soft">{problem}</span>}
      </span>
    ),
  },
  {
    head: 'To',
    cell: ({ method, bank_reference: reference, ...payout }) => (
      <span className={styles['bank']}>
        {bankWords({ bank_name: payout.bank_name, last4: payout.bank_last4 })}
        <span className="t13 muted">
          {method === 'stripe' ? 'Through Stripe' : (reference ?? 'Bank transfer')}
        </span>
      </span>
    ),
  },
  {
    head: 'Begun',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ begun_at: at }) => <DateTime at={at} />,
  },
  {
    head: 'Arrival',
    cell: ({ status, ended_at: ended, arrives_at: arrives }) =>
      ended ? (
        <DateTime at={ended} />
      ) : arrives && status === 'sent' ? (
        <span>
          by <DateTime at={arrives} />
        </span>
      ) : (
        <span className="muted">Not known yet</span>
      ),
  },
  {
    head: 'Orders',
    cell: ({ id, orders_count: count }) => (
      <Link href={paths.payoutOrders({ payout: id })} className="nowrap">
        {counted(count, 'order')}
      </Link>
    ),
  },
]
