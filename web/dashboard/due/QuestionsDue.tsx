import { MessageCircleQuestion } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { DueLink } from '#web/platform/ui/due/DueLink.tsx'

type Props = { count: number }

/** Buyers who wait for an answer before they offer. */
export const QuestionsDue = ({ count }: Props) => (
  <DueLink
    icon={MessageCircleQuestion}
    isDue
    title={`${counted(count, 'question')} to answer`}
    act="Answer questions"
    href={paths.questions({ state: 'open' })}
  >
    Buyers asked about your lots before an offer
  </DueLink>
)
