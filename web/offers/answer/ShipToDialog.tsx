import { usePreloadOnFirstMove } from '#web/platform/hooks/use-preload-on-first-move.ts'
import { laterDialog } from '#web/platform/ui/dialogs/later-dialog.tsx'
import type { ShipToFirst } from './use-ship-to-first.ts'

const AskedShipTo = laterDialog(async () => (await import('./AskedShipTo.tsx')).AskedShipTo)
const DIALOGS = [AskedShipTo]

type Props = {
  shipTo: ShipToFirst
  /** Says what happens after saving: "Save and accept at $840.00". */
  saveLabel: string
}

/** Comes before an act that needs an address, for a buyer without one that a carrier accepts. */
export function ShipToDialog(props: Props) {
  const { shipTo } = props
  usePreloadOnFirstMove(DIALOGS, shipTo.isNeeded)
  return shipTo.isAsked && <AskedShipTo {...props} onClose={shipTo.cancel} />
}
