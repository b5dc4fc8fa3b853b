import { momentWords } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Time } from './Time.tsx'

type Props = { at: string; className?: string | undefined }

/** A day and an hour: "Wed, Nov 26, 10:42 am", "tomorrow, 9:00 am". */
export function DateTime({ at, className }: Props) {
  const now = useNow()
  return (
    <Time at={at} className={className}>
      {momentWords(new Date(at), now)}
    </Time>
  )
}
