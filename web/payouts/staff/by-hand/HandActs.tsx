import type { StaffPayout } from '#market/payouts/staff-payouts-list.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import styles from '../StaffPayouts.module.css'

/** What staff do with a payout by hand: pay it, or say that it was not sent or came back. */
export type HandAct = 'pay' | 'return'

type Props = { payout: StaffPayout; onAct: (act: HandAct) => void }

/** What can be recorded of a payout by hand; those through Stripe need nobody. */
export function HandActs({ payout: { method, status }, onAct }: Props) {
  if (method !== 'bank') return null
  if (status === 'begun')
    return (
      <span className={styles['acts']}>
        <Button size="small" kind="primary" onClick={() => onAct('pay')}>
          Pay by hand
        </Button>
        <Button size="small" onClick={() => onAct('return')}>
          Not sent
        </Button>
      </span>
    )
  if (status !== 'paid') return null
  return (
    <span className={styles['acts']}>
      <Button size="small" onClick={() => onAct('return')}>
        Record return
      </Button>
    </span>
  )
}
