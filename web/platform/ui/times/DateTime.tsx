import { exactTime, momentWords } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'

type Props = { at: string; className?: string | undefined }

/** A day and an hour: "Wed, Nov 26, 10:42 am", "tomorrow, 9:00 am". */
export function DateTime({ at, className }: Props) {
  const now = useNow()
  const date = new Date(at)
  return (
    <time dateTime={at} title={exactTime(date)} className={className}>
      {momentWords(date, now)}
    </time>
  )
}
