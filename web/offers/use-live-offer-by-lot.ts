import { useMemo } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { liveOffers, type LiveOffer } from './live-offers.ts'
import { useLiveOffers } from './use-offers.ts'

const NONE: ReadonlyMap<number, LiveOffer> = new Map()

/** The live offer of each product; undefined while a buyer's offers load. */
export function useLiveOfferByLot(): ReadonlyMap<number, LiveOffer> | undefined {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const { data: offers } = useLiveOffers({ enabled: isBuyer })
  const standings = useMemo(() => offers && liveOffers(offers), [offers])
  return isBuyer ? standings : NONE
}
