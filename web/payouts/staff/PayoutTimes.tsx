import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import styles from './StaffPayouts.module.css'

type Props = { payout: StaffPayout }

const ended = {
  begun: 'Ended',
  sent: 'Ended',
  paid: 'Paid',
  failed: 'Failed',
  returned: 'Returned',
}

/** What has happened to a payout since it was begun. */
export function PayoutTimes({ payout }: Props) {
  const { status, sent_at: sent, ended_at: end, arrives_at: arrives } = payout
  return (
    <span className={styles['stack']}>
      {sent && (
        <span>
          Sent <RelativeTime short at={sent} />
        </span>
      )}
      {end && (
        <span>
          {ended[status]} <RelativeTime short at={end} />
        </span>
      )}
      {!end && arrives && (
        <span className="muted">
          Due <DateTime at={arrives} />
        </span>
      )}
      {!sent && !end && <span className="muted">Not sent yet</span>}
    </span>
  )
}
