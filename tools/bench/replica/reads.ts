import { randomBytes } from 'node:crypto'
import { dayOf, lastWeeks } from '#market/insights/period.ts'
import type { Call, Caller } from '../support/load.ts'
import { timesOf } from '../support/load.ts'
import type { Place, Trader } from './a-place.ts'

const get = (path: string, cookie: string): Call => ({ method: 'GET', path, cookie })

/** What takes long and need not be the newest: lists, figures and files. */
export function heavyReads({ staff, sellers, size }: Pick<Place, 'staff' | 'sellers' | 'size'>) {
  const { from, to } = lastWeeks(52, dayOf(new Date()))
  const last = Math.ceil(size.offers / 100)
  return sellers.flatMap((seller, index) => [
    get(`/admin/insights/overview?from=${from}&to=${to}`, staff),
    get(`/admin/insights/offer.json?sort=total_cents_desc&page=${1 + ((7 * index) % last)}`, staff),
    get(`/admin/insights/product.json?search=shirt&page=${1 + index}`, staff),
    get('/admin/insights/counts', staff),
    get('/products/export', seller.cookie),
  ])
}

/** What a seller looks at after a write, by a browser that has its name. */
export function readsAfterWrite({ id, cookie }: Trader): Call[] {
  const named = `${cookie}; last_write=${randomBytes(16).toString('base64url')}`
  const shop = get(`/marketplace/sellers/${id}`, named)
  return [shop, shop, shop, get('/products/export', named), shop, shop, shop, shop, shop]
}

/** Repeats the calls, this many at a time, until it is ended; returns their times. */
export function readUntilEnded(caller: Caller, calls: readonly Call[], atOnce: number) {
  const ended = new AbortController()
  const times: number[] = []
  const reading = Promise.all(
    Array.from({ length: atOnce }, async (_, reader) => {
      for (let turn = reader; !ended.signal.aborted; turn += atOnce)
        times.push(...timesOf(await caller.make(calls.slice(turn % calls.length).slice(0, 1), 1)))
    }),
  )
  return {
    end: async () => {
      ended.abort()
      await reading
      return times
    },
  }
}
