import { timesOf, type Call, type Caller } from '../support/load.ts'
import type { Data } from '../support/site.ts'
import { offersOnOwnLots, type OpenOffer } from './offers-under-review.ts'
import type { People } from './people.ts'

export const AT_ONCE = 16

export type Site = { data: Data; people: People; caller: Caller }

/** Sellers accept on lots of their own, as fast as it goes. */
export async function acceptMany({ data, people, caller }: Site, count: number) {
  const offers = await offersOnOwnLots(data.db, people, count)
  const load = await caller.make(offers.map(accept), AT_ONCE)
  return { times: timesOf(load), perSecond: load.perSecond }
}

export const accept = ({ id, seller }: OpenOffer): Call => ({
  method: 'PUT',
  path: `/offers/${id}/accept`,
  bearer: seller.bearer,
  body: { revision: 1 },
})
