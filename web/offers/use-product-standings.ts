import { useMemo } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { useOffers } from './offer-queries.ts'
import { productStandings, type ProductStanding } from './product-standing.ts'

const NONE: ReadonlyMap<number, ProductStanding> = new Map()

/** The live offer of each product; undefined while a buyer's offers load. */
export function useProductStandings(): ReadonlyMap<number, ProductStanding> | undefined {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  const { data: offers } = useOffers({ enabled: isBuyer })
  const standings = useMemo(() => offers && productStandings(offers), [offers])
  return isBuyer ? standings : NONE
}
