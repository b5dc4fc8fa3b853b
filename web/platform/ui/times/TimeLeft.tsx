import { timeLeft } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from './Time.tsx'

type Props = { until: string; className?: string | undefined }

/** "7 days left", with the exact deadline on hover. */
export function TimeLeft({ until, className }: Props) {
  const now = useNow()
  return (
    <Time at={until} className={className}>
      {timeLeft(new Date(until), now)}
    </Time>
  )
}
