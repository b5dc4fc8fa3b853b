import { useState } from 'react'
import { SHIP_TO_REQUIRED } from '#market/accounts/ship-to.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'

/** Asks a buyer who has no ship-to address for one, then continues with the action (decision E5). */
export function useShipToFirst() {
  const buyer = useViewer()?.buyer
  const [waiting, setWaiting] = useState<{ action: () => void }>()

  return {
    isAsked: waiting !== undefined,
    first: (action: () => void) => (buyer && !buyer.ship_to ? setWaiting({ action }) : action()),
    /** Whether the server refused for want of an address only; the dialog then asks for it. */
    wasMissing: (error: unknown, action: () => void) => {
      const isMissing = buyer !== null && isRefusedAs(error, SHIP_TO_REQUIRED)
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
