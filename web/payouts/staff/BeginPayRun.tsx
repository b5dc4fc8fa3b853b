import { Play } from 'lucide-react'
import { cents, formatUsd } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import type { DueMeta } from './due-meta.ts'
import { useBeginPayRun } from './staff-payout-queries.ts'

type Props = { due: DueMeta }

/** Pays all sellers that are due, once it is confirmed what that comes to. */
export function BeginPayRun({ due }: Props) {
  const begin = useBeginPayRun()
  const sellers = counted(due.due_sellers, 'seller')
  return (
    <AskFirst
      label={
        <>
          <Play /> Begin pay run now
        </>
      }
      look={{ kind: 'primary' }}
      title="Begin a pay run now?"
      confirmLabel={due.due_sellers > 0 ? `Pay ${formatUsd(cents(due.due_cents))}` : 'Begin anyway'}
      cancelLabel="Not now"
      onConfirm={() =>
        begin.run(undefined, () => toast('Pay run begun. Its payouts appear here within a minute.'))
      }
    >
      {due.due_sellers > 0
        ? `${sellers} get ${formatUsd(cents(due.due_cents))} in total, and are told once it is on its way.`
        : 'No seller has money to be paid right now.'}
      {due.held_sellers > 0 &&
        ` ${formatUsd(cents(due.held_cents))} of ${counted(due.held_sellers, 'seller')} stays on hold.`}
    </AskFirst>
  )
}
