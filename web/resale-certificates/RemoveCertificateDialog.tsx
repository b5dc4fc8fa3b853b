import type { Certificate } from '#market/resale-certificates/certificate.ts'
import { YEARS_KEPT } from '#market/resale-certificates/certificate.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useRemoveCertificate } from './certificate-queries.ts'

type Props = { certificate: Certificate; onClose: () => void }

export function RemoveCertificateDialog({ certificate, onClose }: Props) {
  const { run, isPending } = useRemoveCertificate()
  const { id, number } = certificate

  async function confirm() {
    await run(id, () => toast(`${number} removed`))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${number}?`}
      confirmLabel="Yes, remove certificate"
      cancelLabel="No, keep it"
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        It no longer covers your orders. Sellers of orders you paid with it can still download it
        for {YEARS_KEPT} years.
      </p>
    </ConfirmDialog>
  )
}
