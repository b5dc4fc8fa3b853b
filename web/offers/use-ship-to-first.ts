import { useState } from 'react'
import { SHIP_TO_REQUIRED } from '#market/accounts/ship-to.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { isRefusedAs } from '#web/platform/http/call-error.ts'

/** Asks a buyer who has no ship-to address for one; then the act goes on by itself (decision E5). */
export function useShipToFirst() {
  const buyer = useViewer()?.buyer
  const [waiting, setWaiting] = useState<{ act: () => void }>()

  return {
    isAsked: waiting !== undefined,
    first: (act: () => void) => (buyer && !buyer.ship_to ? setWaiting({ act }) : act()),
    /** Whether the address was all that an act wanted; then it is asked for. */
    wasMissing: (error: unknown, act: () => void) => {
      const isMissing = buyer !== null && isRefusedAs(error, SHIP_TO_REQUIRED)
      if (isMissing) setWaiting({ act })
      return isMissing
    },
    cancel: () => setWaiting(undefined),
    goOn: () => {
      setWaiting(undefined)
      waiting?.act()
    },
  }
}
export type ShipToFirst = ReturnType<typeof useShipToFirst>
