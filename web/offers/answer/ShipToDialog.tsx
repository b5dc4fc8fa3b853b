import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import type { ShipToFirst } from './use-ship-to-first.ts'

const AskedShipTo = laterDialog(async () => (await import('./AskedShipTo.tsx')).AskedShipTo)

type Props = {
  shipTo: ShipToFirst
  /** Says what happens after saving: "Save and accept at $840.00". */
  saveLabel: string
}

/** Comes before an act that needs the address of a buyer who has none. */
export function ShipToDialog(props: Props) {
  const { shipTo } = props
  return shipTo.isAsked && <AskedShipTo {...props} onClose={shipTo.cancel} />
}
