import { cents, formatUsd } from '#market/money.ts'
import { usdBrief } from '#web/platform/format/compact-numbers.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { usePaidPayouts } from '../payout-queries.ts'
import { paidByMonth } from './paid-by-month.ts'

/** A year of payouts at a glance. */
export function PaidByMonth() {
  const { data: payouts } = usePaidPayouts()
  const now = useNow()
  const points = payouts && paidByMonth(payouts, now)
  if (!points) return null
  return (
    <Card padded>
      <TimePlot
        title="Paid out by month"
        points={points}
        figure={(value) => formatUsd(cents(value))}
        brief={usdBrief}
        detail={({ count }) => `in ${counted(count, 'payout')}`}
      />
    </Card>
  )
}
