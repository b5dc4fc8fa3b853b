import { ANSWER_HOURS } from '#market/accounts/application.ts'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { useNow } from '#web/platform/ui/use-now.ts'
import { answerTime, minutesWaited, PROMISED_MINUTES } from './answer-time.ts'

const TONES = { calm: 'green', soon: 'amber', late: 'red' } as const

type Props = { submittedAt: string }

/** How much of the promised time is over. */
export function AnswerBar({ submittedAt }: Props) {
  const now = useNow()
  const submitted = new Date(submittedAt)
  const { pressure, words } = answerTime(submitted, now)
  return (
    <ProgressBar
      label={`${words} of ${ANSWER_HOURS} h`}
      done={minutesWaited(submitted, now)}
      of={PROMISED_MINUTES}
      tone={TONES[pressure]}
    />
  )
}
