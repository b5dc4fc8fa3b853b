import { timeAgo } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from './Time.tsx'

type Props = { at: string; className?: string | undefined }

/** "2 h ago", with the exact time on hover. */
export function RelativeTime({ at, className }: Props) {
  const now = useNow()
  return (
    <Time at={at} className={className}>
      {timeAgo(new Date(at), now)}
    </Time>
  )
}
