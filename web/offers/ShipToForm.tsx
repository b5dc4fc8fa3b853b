import { useSaveShipTo } from '#web/accounts/ship-to-queries.ts'
import { ShipToFields } from '#web/accounts/ShipToFields.tsx'
import { useShipToForm } from '#web/accounts/use-ship-to-form.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'

type Props = { saveLabel: string; onSaved: () => void; onCancel: () => void }

/** Asks a buyer for the ship-to address, which is copied onto every order. */
export function ShipToForm({ saveLabel, onSaved, onCancel }: Props) {
  const save = useSaveShipTo()
  const form = useShipToForm()

  return (
    <form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit((address) => save.mutate(address, { onSuccess: onSaved }))(event)
      }
    >
      <DialogBody className="col g4">
        <p className="soft">
          Sellers ship to this address. It is asked once and copied onto every order.
        </p>
        {save.error && <Banner tone="red">{save.error.message}</Banner>}
        <ShipToFields form={form} />
      </DialogBody>
      <DialogFoot>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="primary" busy={save.isPending}>
          {saveLabel}
        </Button>
      </DialogFoot>
    </form>
  )
}
