import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from '#web/platform/ui/times/Time.tsx'

type Props = { at: string }

/** "Nov 19", with the exact time on hover. */
export function Day({ at }: Props) {
  const now = useNow()
  return (
    <Time at={at} className="nowrap">
      {dayWords(new Date(at), now)}
    </Time>
  )
}

/** "Nov 19", or "Nov 19, 2024" when it was in another year. */
const dayWords = (date: Date, now: Date) =>
  date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })
