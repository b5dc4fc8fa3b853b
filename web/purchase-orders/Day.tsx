import { exactTime } from '#web/platform/ui/time-words.ts'
import { useNow } from '#web/platform/ui/use-now.ts'
import { dayWords } from './day-words.ts'

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
