import { cents, formatUsd } from '#market/money.ts'
import type { DueSeller } from '#market/payouts/due-sellers-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { SelectionBar } from '#web/platform/ui/lists/SelectionBar.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useBeginPayRun } from '../staff-payout-queries.ts'
import { dueOf } from './can-be-paid.ts'

type Props = { sellers: readonly DueSeller[]; onClear: () => void }

/** Pays the selected sellers alone. */
export function PaySelected({ sellers, onClear }: Props) {
  const begin = useBeginPayRun()
  if (sellers.length === 0) return null
  const total = formatUsd(cents(sellers.reduce((sum, seller) => sum + dueOf(seller), 0)))
  const who = counted(sellers.length, 'seller')
  const ids = sellers.map(({ id }) => id)
  return (
    <SelectionBar
      label="Selected sellers"
      count={sellers.length}
      about={<span className="tnum muted">{total}</span>}
      onClear={onClear}
    >
      <AskFirst
        label={`Pay ${who}`}
        look={{ size: 'small', kind: 'primary' }}
        title={`Pay ${who} now?`}
        confirmLabel={`Pay ${total}`}
        cancelLabel="Not now"
        onConfirm={async () => {
          const isBegun = await begin.run(ids, () =>
            toast('Pay run begun. Its payouts appear within a minute.'),
          )
          if (isBegun) onClear()
        }}
      >
        {total} in total, without waiting for the next pay run. Everyone else is paid as usual.
      </AskFirst>
    </SelectionBar>
  )
}
