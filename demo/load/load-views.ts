import type { Tx } from '#server/platform/database/database.ts'
import type { DemoView } from '../trade/look-around.ts'
import { insertAll } from './insert-all.ts'
import type { People } from './load-people.ts'

type Load = { views: readonly DemoView[]; people: People; idOf: (lot: number) => number }

/** Writes what buyers looked at, as their browsers would have told it. */
export async function loadViews(tx: Tx, { views, people, idOf }: Load): Promise<void> {
  await insertAll(
    tx,
    'pageViews',
    views.map(({ buyer, seller, lot, at }) => {
      const { id } = people.seller(seller)
      return {
        userId: people.buyer(buyer).userId,
        path: lot === null ? `/all_sellers/${id}` : `/all_products/${id}/${idOf(lot)}`,
        at,
        forwardedAt: at,
      }
    }),
  )
}
