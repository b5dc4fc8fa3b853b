import { exactTime, timeAgo } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'

type Props = { at: string; className?: string | undefined }

/** "2 h ago", with the exact time on hover. */
export function RelativeTime({ at, className }: Props) {
  const now = useNow()
  const date = new Date(at)
  return (
    <time dateTime={at} title={exactTime(date)} className={className}>
      {timeAgo(date, now)}
    </time>
  )
}
