import { useState } from 'react'
import { cents, formatUsd } from '#market/money.ts'
import {
  dueStateWords,
  type DueSeller,
  type dueSellersList,
} from '#market/payouts/due-sellers-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import styles from '../StaffPayouts.module.css'
import { canBePaid } from './can-be-paid.ts'
import { WriteOffDialog } from './WriteOffDialog.tsx'

type Selected = { has: (id: number) => boolean; toggle: (id: number) => void }
type Columns = readonly ListColumn<DueSeller, keyof typeof dueSellersList.sorts>[]

/** `selected` for those who may pay. */
export const dueColumns = (selected: Selected | undefined): Columns => [
  {
    head: 'Seller',
    sorts: { ascending: 'seller' },
    cell: (seller) => (
      <span className={styles['choice']}>
        {selected && canBePaid(seller) && (
          <Checkbox
            label={<VisuallyHidden>Select {seller.name}</VisuallyHidden>}
            checked={selected.has(seller.id)}
            onChange={() => selected.toggle(seller.id)}
          />
        )}
        <Link href={paths.adminSeller(seller.id)} className={styles['seller']}>
          {seller.name}
        </Link>
      </span>
    ),
  },
  {
    head: 'State',
    cell: ({ held_for: heldFor, held_until: until, ...seller }) => (
      <span className={styles['stack']}>
        {heldFor === null ? (
          <Pill colour={canBePaid({ held_for: null, ...seller }) ? 'green' : 'gray'}>
            {canBePaid({ held_for: null, ...seller }) ? dueStateWords.due : 'Chargeback open'}
          </Pill>
        ) : (
          <Pill colour={heldFor === 'debt' || heldFor === 'returned' ? 'red' : 'yellow'}>
            {dueStateWords[heldFor]}
          </Pill>
        )}
        {until && (
          <span className="t13 muted">
            until <DateTime at={until} />
          </span>
        )}
        {selected && heldFor === 'debt' && (
          <WriteOff seller={{ held_for: heldFor, held_until: until, ...seller }} />
        )}
      </span>
    ),
  },
  {
    head: 'Available',
    figure: true,
    sorts: { descending: 'amount' },
    cell: ({ available_cents: available, disputed_cents: disputed }) => (
      <span className={styles['sums']}>
        <b className={available < 0 ? 'red' : undefined}>{formatUsd(cents(available))}</b>
        {disputed > 0 && (
          <span className="t13 muted">{formatUsd(cents(disputed))} in chargebacks</span>
        )}
      </span>
    ),
  },
  {
    head: 'Not available yet',
    figure: true,
    cell: ({ pending_cents: pending }) => formatUsd(cents(pending)),
  },
  {
    head: 'Since',
    sorts: { ascending: 'oldest' },
    cell: ({ since }) => since && <RelativeTime short at={since} />,
  },
  {
    head: 'To',
    cell: ({ method, bank_last4: last4 }) =>
      method === null ? (
        <span className="muted">Not set up</span>
      ) : (
        <span className={styles['stack']}>
          {method === 'stripe' ? 'Stripe' : 'By hand'}
          {last4 !== null && <span className="t13 muted tnum nowrap">•••• {last4}</span>}
        </span>
      ),
  },
]

type WriteOffProps = { seller: DueSeller }

/** Asks to give up what a seller owes. */
function WriteOff({ seller }: WriteOffProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-label={`Write off the debt of ${seller.name}`}
        onClick={() => setOpen(true)}
      >
        Write off
      </Button>
      {isOpen && <WriteOffDialog seller={seller} onClose={() => setOpen(false)} />}
    </>
  )
}
