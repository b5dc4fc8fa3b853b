import { useMemo } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from './use-offers.ts'
import { liveOffers, type LiveOffer } from './live-offers.ts'

const NONE: ReadonlyMap<number, LiveOffer> = new Map()

/** The live offer of each product; undefined while a buyer's offers load. */
export function useLiveOffers(): ReadonlyMap<number, LiveOffer> | undefined {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const { data: offers } = useOffers({ enabled: isBuyer })
  const standings = useMemo(() => offers && liveOffers(offers), [offers])
  return isBuyer ? standings : NONE
}
