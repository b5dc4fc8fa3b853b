import { exactTime, timeLeft } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'

type Props = { until: string; className?: string | undefined }

/** "7 d left", with the exact deadline on hover. */
export function TimeLeft({ until, className }: Props) {
  const now = useNow()
  const date = new Date(until)
  return (
    <time dateTime={until} title={exactTime(date)} className={className}>
      {timeLeft(date, now)}
    </time>
  )
}
