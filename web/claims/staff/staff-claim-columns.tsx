import { problemWords } from '#market/claims/claim-reason.ts'
import type { StaffClaim, staffClaimsList } from '#market/claims/staff-claims-list.ts'
import { formatUsd } from '#market/money.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { claimPill } from '../claim-words.ts'
import styles from '../Claims.module.css'

export const staffClaimColumns = (): ListColumn<
  StaffClaim,
  keyof typeof staffClaimsList.sorts
>[] => [
  {
    head: 'Order',
    cell: ({ po_number: number }) => (
      <Link href={paths.adminOrders({ order: number })} className="nowrap">
        {number}
      </Link>
    ),
  },
  {
    head: 'Problem',
    cell: ({ product_name: name, reason, quantity }) => (
      <span className={styles['words']}>
        <b className="med">{name}</b>
        <span className="t13 soft">{problemWords(reason, quantity)}</span>
      </span>
    ),
  },
  {
    head: 'Buyer',
    cell: ({ buyer_name: name }) => <span className={styles['words']}>{name}</span>,
  },
  {
    head: 'Seller',
    cell: ({ seller_name: name }) => <span className={styles['words']}>{name}</span>,
  },
  {
    head: 'Credit',
    figure: true,
    sorts: { descending: 'credit' },
    cell: (claim) => <CreditOf claim={claim} />,
  },
  {
    head: 'Reported',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ opened_at: at }) => <RelativeTime short at={at} />,
  },
  {
    head: 'State',
    cell: ({ state, answer_by: day }) => {
      const { label, colour } = claimPill(state, 'staff')
      return (
        <span className="col g1">
          <span>
            <Pill colour={colour}>{label}</Pill>
          </span>
          {day !== null && <span className="t13 muted">Answer by {calendarDay(day)}</span>}
        </span>
      )
    },
  },
]

function CreditOf({ claim }: { claim: StaffClaim }) {
  const { credit_cents: credit, proposed_cents: proposed, settled_cents: settled } = claim
  if (settled !== null) return <b>{formatUsd(settled)}</b>
  return (
    <span className="col">
      <b>{formatUsd(credit)}</b>
      {proposed !== null && proposed !== credit && (
        <span className="t13 muted">{formatUsd(proposed)} proposed</span>
      )}
    </span>
  )
}
