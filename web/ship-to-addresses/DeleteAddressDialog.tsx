import type { ShipToAddress } from '#market/ship-to-addresses/ship-to-address.ts'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDeleteAddress } from './ship-to-address-queries.ts'

type Props = { address: ShipToAddress; onClose: () => void }

export function DeleteAddressDialog({ address, onClose }: Props) {
  const { run, isPending } = useDeleteAddress()

  async function confirm() {
    await run(address, () => toast(`${address.label} deleted`))
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Delete ${address.label}?`}
      confirmLabel="Yes, delete address"
      cancelLabel="No, keep it"
      busy={isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>Orders keep their copy. What is in your cart goes to your default address instead.</p>
    </ConfirmDialog>
  )
}
