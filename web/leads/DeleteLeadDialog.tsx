import type { LeadRecord } from '#market/leads/lead.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDeleteLead } from './lead-queries.ts'

type Props = { lead: LeadRecord; onClose: () => void }

export function DeleteLeadDialog({ lead, onClose }: Props) {
  const { run, isPending } = useDeleteLead()

  async function confirm() {
    await run(lead.id, () => toast('Lead deleted'))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${lead.contact_name} at ${lead.company}?`}
      confirmLabel="Yes, delete lead"
      cancelLabel="No, keep it"
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        The contact is erased immediately, also for subscribers who received it, and is never
        emailed again. Company and source of consent are kept as evidence. This can’t be undone.
      </p>
    </ConfirmDialog>
  )
}
