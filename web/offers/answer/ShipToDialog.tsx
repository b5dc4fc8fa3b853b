import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import type { ShipToFirst } from './use-ship-to-first.ts'
import { useSaveShipTo } from '#web/accounts/ship-to/ship-to-queries.ts'
import { ShipToFields } from '#web/accounts/ship-to/ShipToFields.tsx'
import { useShipToForm } from '#web/accounts/ship-to/use-ship-to-form.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'

type Props = {
  shipTo: ShipToFirst
  /** Says what happens after saving: "Save and accept at $840.00". */
  saveLabel: string
}

export function ShipToDialog({ shipTo, saveLabel }: Props) {
  return (
    <Dialog open={shipTo.isAsked} onClose={shipTo.cancel} title="Where should orders go?">
      <ShipToForm shipTo={shipTo} saveLabel={saveLabel} />
    </Dialog>
  )
}

/** Asks a buyer for the ship-to address, which is copied onto every order. */
function ShipToForm({ shipTo, saveLabel }: Props) {
  const save = useSaveShipTo()
  const form = useShipToForm()

  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((address) => save.mutate(address, { onSuccess: shipTo.goOn }))(event)
      }
    >
      <DialogBody className="col g4">
        <p className="soft">
          {shipTo.isUnclear
            ? 'No carrier takes your address as it is. Please correct what is marked; it is copied onto every order.'
            : 'Sellers ship to this address. It is asked once and copied onto every order.'}
        </p>
        {save.error && <Banner tone="red">{save.error.message}</Banner>}
        <ShipToFields form={form} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={shipTo.cancel}>Cancel</Button>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {saveLabel}
        </Button>
      </DialogFoot>
    </form>
  )
}
