import { ShipToFields } from '#web/accounts/ship-to/ShipToFields.tsx'
import { useShipToForm } from '#web/accounts/ship-to/use-ship-to-form.ts'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import type { ShipToFirst } from './use-ship-to-first.ts'

type Props = { shipTo: ShipToFirst; saveLabel: string; onClose: () => void }

/** Asks a buyer for the ship-to address, which is copied onto every order. */
export function AskedShipTo({ shipTo, saveLabel, onClose }: Props) {
  const form = useShipToForm({ onSaved: shipTo.goOn })
  return (
    <FormDialog
      form={form}
      title="Where should orders go?"
      submitLabel={saveLabel}
      onClose={onClose}
    >
      <p className="soft">
        {shipTo.isUnclear
          ? 'Carriers can’t deliver to this address. Please correct the marked fields. It’s copied onto every order.'
          : 'Sellers ship to this address. We ask once and copy it onto every order.'}
      </p>
      <ShipToFields form={form} />
    </FormDialog>
  )
}
