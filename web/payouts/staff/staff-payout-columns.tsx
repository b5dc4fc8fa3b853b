import { formatUsd } from '#market/money.ts'
import type { StaffPayout, staffPayoutsList } from '#market/payouts/staff-payouts-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { bankWords } from '../bank-words.ts'
import { PayoutPill } from '../PayoutPill.tsx'
import { HandActs, type HandAct } from './by-hand/HandActs.tsx'
import { PayoutTimes } from './PayoutTimes.tsx'
import styles from './StaffPayouts.module.css'

type Acting = { onAct: ((payout: StaffPayout, act: HandAct) => void) | undefined }
type Columns = readonly ListColumn<StaffPayout, keyof typeof staffPayoutsList.sorts>[]

export const staffPayoutColumns = ({ onAct }: Acting): Columns => [
  {
    head: 'Seller',
    cell: ({ id, seller_id: sellerId, seller_name: name, orders_count: count }) => (
      <span className={styles['who']}>
        <Link href={paths.adminSeller(sellerId)} className={styles['seller']}>
          {name}
        </Link>
        <Link href={paths.adminOrders({ payout: id })} className="t13 nowrap">
          {counted(count, 'order')}
        </Link>
      </span>
    ),
  },
  {
    head: 'Amount',
    figure: true,
    sorts: { descending: 'amount' },
    cell: ({ amount_cents: amount }) => <b>{formatUsd(amount)}</b>,
  },
  {
    head: 'Status',
    cell: ({ status, problem }) => (
      <span className={styles['stack']}>
        <PayoutPill status={status} />
        {problem !== null && <span className="t13 soft">{problem}</span>}
      </span>
    ),
  },
  {
    head: 'To',
    cell: ({ method, bank_reference: reference, ...payout }) => (
      <span className={styles['stack']}>
        {bankWords({ bank_name: payout.bank_name, last4: payout.bank_last4 })}
        <span className="t13 muted">
          {method === 'stripe' ? 'Through Stripe' : 'By hand'}
          {reference !== null && `, ${reference}`}
        </span>
      </span>
    ),
  },
  {
    head: 'Begun',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ begun_at: at, begun_by: by }) => (
      <span className={styles['stack']}>
        <RelativeTime short at={at} />
        <span className="t13 muted">{by === null ? 'Pay run' : by}</span>
      </span>
    ),
  },
  { head: 'Progress', cell: (payout) => <PayoutTimes payout={payout} /> },
  ...(onAct
    ? [
        {
          head: 'Actions',
          cell: (payout: StaffPayout) => (
            <HandActs payout={payout} onAct={(act) => onAct(payout, act)} />
          ),
        },
      ]
    : []),
]
