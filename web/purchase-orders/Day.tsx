import { exactTime } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'

type Props = { at: string }

/** "Nov 19", with the exact time on hover. */
export function Day({ at }: Props) {
  const now = useNow()
  const date = new Date(at)
  return (
    <time dateTime={at} title={exactTime(date)} className="nowrap">
      {dayWords(date, now)}
    </time>
  )
}

/** "Nov 19", or "Nov 19, 2024" when it was in another year. */
const dayWords = (date: Date, now: Date) =>
  date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
