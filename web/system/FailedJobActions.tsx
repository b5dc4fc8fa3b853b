import type { FailedJob } from '#market/system/system-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDiscardJob, useRetryJob } from './system-queries.ts'

type Props = { job: FailedJob }

export function FailedJobActions({ job: { id, name } }: Props) {
  const retry = useRetryJob()
  const discard = useDiscardJob()
  return (
    <span className="row end">
      <Button
        size="small"
        busy={retry.isPending}
        onClick={() => void retry.run(id, () => toast('Retrying the job'))}
      >
        Try again
      </Button>
      <AskFirst
        label="Discard"
        look={{ size: 'small', kind: 'danger-quiet' }}
        title="Discard this job?"
        confirmLabel="Discard job"
        cancelLabel="Keep it"
        danger
        onConfirm={() => discard.run(id, () => toast('Job discarded'))}
      >
        “{name.replaceAll('_', ' ')}” won’t be done, and it can’t be retried.
      </AskFirst>
    </span>
  )
}
