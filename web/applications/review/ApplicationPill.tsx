import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { AnswerPill } from './AnswerPill.tsx'

type Props = { application: ApplicationRecord }

export function ApplicationPill({ application: { state, submitted_at: submittedAt } }: Props) {
  if (state === 'waiting') return <AnswerPill submittedAt={submittedAt} />
  return (
    <Pill colour={state === 'approved' ? 'green' : 'red'} className="fit">
      {state === 'approved' ? 'Approved' : 'Denied'}
    </Pill>
  )
}
