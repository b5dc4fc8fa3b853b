import { exactTime } from '#web/platform/format/times.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { answerDue, answerTime, type Pressure } from './answer-time.ts'

type Props = {
  submittedAt: string
  className?: ((pressure: Pressure) => string | undefined) | undefined
}

/** "7 h left" of the promised 24, with the exact times on hover. */
export function AnswerTime({ submittedAt, className }: Props) {
  const submitted = new Date(submittedAt)
  const { pressure, words } = answerTime(submitted, useNow())
  const due = answerDue(submitted)
  return (
    <time
      dateTime={due.toISOString()}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = `Received ${exactTime(submitted)}, answer due ${exactTime(due)}`
      }}
      className={className?.(pressure)}
    >
      {words}
    </time>
  )
}
