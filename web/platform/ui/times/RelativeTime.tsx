import { shortTimeAgo, timeAgo } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from './Time.tsx'

type Props = {
  at: string
  /** In a cell of a table: "2 h ago". */
  short?: boolean
  className?: string | undefined
}

/** "2 hours ago", with the exact time on hover. */
export function RelativeTime({ at, short = false, className }: Props) {
  const now = useNow()
  return (
    <Time at={at} className={className}>
      {(short ? shortTimeAgo : timeAgo)(new Date(at), now)}
    </Time>
  )
}
