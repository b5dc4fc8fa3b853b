import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { ShipToForm } from './ShipToForm.tsx'
import type { ShipToFirst } from './use-ship-to-first.ts'

type Props = {
  shipTo: ShipToFirst
  /** Says what happens once it is saved: "Save and accept at $840.00". */
  saveLabel: string
}

export function ShipToDialog({ shipTo, saveLabel }: Props) {
  return (
    <Dialog open={shipTo.isAsked} onClose={shipTo.cancel} title="Where should orders go?">
      <ShipToForm saveLabel={saveLabel} onSaved={shipTo.goOn} onCancel={shipTo.cancel} />
    </Dialog>
  )
}
