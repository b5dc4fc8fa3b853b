import { dayOf } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from '#web/platform/ui/times/Time.tsx'

type Props = { at: string }

/** "Nov 19", with the exact time on hover. */
export function Day({ at }: Props) {
  const now = useNow()
  return (
    <Time at={at} className="nowrap">
      {dayOf(new Date(at), now)}
    </Time>
  )
}
