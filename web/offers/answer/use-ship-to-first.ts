import { useState } from 'react'
import { SHIP_TO_REQUIRED, SHIP_TO_UNCLEAR, shipToProblem } from '#market/accounts/ship-to.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'

/** Asks a buyer without an address that a carrier accepts for one, then continues with the action (decision E5). */
export function useShipToFirst() {
  const buyer = useViewer()?.buyer
  const [waiting, setWaiting] = useState<{ action: () => void }>()

  const problem = buyer ? shipToProblem(buyer.ship_to) : undefined

  return {
    /** Whether the buyer will be asked. */
    isNeeded: problem !== undefined,
    /** There is an address, which no carrier takes. */
    isUnclear: problem === SHIP_TO_UNCLEAR,
    isAsked: waiting !== undefined,
    first: (action: () => void) => (problem ? setWaiting({ action }) : action()),
    /** Whether the server refused for want of an address only; the dialog then asks for it. */
    wasMissing: (error: unknown, action: () => void) => {
      const isMissing =
        buyer !== null &&
        [SHIP_TO_REQUIRED, SHIP_TO_UNCLEAR].some((kind) => isRefusedAs(error, kind))
      if (isMissing) setWaiting({ action })
      return isMissing
    },
    cancel: () => setWaiting(undefined),
    goOn: () => {
      setWaiting(undefined)
      waiting?.action()
    },
  }
}
export type ShipToFirst = ReturnType<typeof useShipToFirst>
