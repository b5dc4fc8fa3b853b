import { Pill } from '#web/platform/ui/Pill.tsx'
import { useNow } from '#web/platform/ui/use-now.ts'
import { answerTime } from './answer-time.ts'
import { AnswerTime } from './AnswerTime.tsx'

const COLOURS = { calm: 'green', soon: 'yellow', late: 'red' } as const

type Props = { submittedAt: string }

export function AnswerPill({ submittedAt }: Props) {
  const { pressure } = answerTime(new Date(submittedAt), useNow())
  return (
    <Pill colour={COLOURS[pressure]} className="fit">
      <AnswerTime submittedAt={submittedAt} />
    </Pill>
  )
}
