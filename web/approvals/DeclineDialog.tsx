import { useState, type SubmitEvent } from 'react'
import type { Approval } from '#market/approvals/approval.ts'
import { stakeWords } from '#market/approvals/stake-words.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDecline } from './approval-queries.ts'

type Props = { approval: Approval; onClose: () => void }

export function DeclineDialog({ approval, onClose }: Props) {
  const decline = useDecline()
  const [reason, setReason] = useState('')

  // Options given to `mutate` would be lost with the card, which has left the list.
  async function send() {
    try {
      await decline.mutateAsync({ id: approval.id, reason })
      toast(`Declined: ${stakeWords(approval)}`)
      onClose()
    } catch {
      // The dialog shows the error.
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <Dialog open onClose={onClose} title="Decline">
      <form noValidate onSubmit={submit}>
        <DialogBody className="col g4">
          {decline.error && <Banner tone="red">{decline.error.message}</Banner>}
          <p className="soft">{stakeWords(approval)}: nothing is changed.</p>
          <Field label="Reason" hint={`${approval.asked_by.name} reads it.`} optional>
            <TextArea
              rows={3}
              value={reason}
              maxLength={1000}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" kind="danger-solid" busy={decline.isPending}>
            Decline
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
