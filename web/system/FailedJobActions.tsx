import { useState } from 'react'
import type { FailedJob } from '#market/system/system-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDiscardJob, useRetryJob } from './system-queries.ts'

type Props = { job: FailedJob }

export function FailedJobActions({ job: { id, name } }: Props) {
  const [isAsking, setAsking] = useState(false)
  const retry = useRetryJob()
  const discard = useDiscardJob()
  const tryAgain = () =>
    retry.mutate(id, { onSuccess: () => toast('The job is tried again'), onError })
  const giveUp = () =>
    discard.mutate(id, {
      onSuccess: () => toast('The job is discarded'),
      onError,
      onSettled: () => setAsking(false),
    })

  return (
    <span className="row end">
      <Button size="small" busy={retry.isPending} onClick={tryAgain}>
        Try again
      </Button>
      <Button size="small" kind="danger-quiet" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Discard this job?"
        confirmLabel="Discard job"
        cancelLabel="Keep it"
        danger
        busy={discard.isPending}
        onConfirm={giveUp}
        onClose={() => setAsking(false)}
      >
        What “{name.replaceAll('_', ' ')}” was to do is not done, and cannot be tried again.
      </ConfirmDialog>
    </span>
  )
}

const onError = ({ message }: Error) => toastProblem(message)
