import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { NAMELESS_FILE } from '#market/imports/imported-csv-api.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { listOwnProducts as call } from '#market/products/own-product-api.ts'
import type { OwnProductState } from '#market/products/views/own-product-filters.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { usualAnswer } from '../catalogue/usual-answer.ts'
import { watchers } from '../catalogue/watchers.ts'
import { lostPhotos, problemsOf } from '../photos/lost-photos.ts'
import {
  inState,
  ownProductsFound,
  ownProductsWith,
  type Condition,
} from './own-product-conditions.ts'
import { filterChoices } from './filter-choices.ts'
import { ownCardColumns, ownProductCardJson } from './own-product-json.ts'
import { ownProductOrder } from './own-product-order.ts'
import { scheduleSelection } from '../schedule/next-event.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'

type ListQuery = z.output<typeof call.query>

/** A page of the seller's own products, and how many there are in each state. */
export async function listOwnProducts(db: Database, seller: SellerViewer, wanted: ListQuery) {
  return readAtOnce(db, async (tx) => {
    const counts = await countProducts(tx, ownProductsFound(seller, wanted))
    const products = await readPage(tx, ownProductsWith(seller, wanted), wanted)
    const lost = await lostPhotos(
      tx,
      products.map(({ id }) => id),
    )
    return {
      products: products.map((row) =>
        ownProductCardJson({ row, photoProblems: problemsOf(lost, row.id) }),
      ),
      meta: {
        ...pageMetaOf(wanted, counts[countOf[wanted.state]]),
        published_count: counts.published,
        provisional_count: counts.provisional,
        paused_count: counts.paused,
        sold_out_count: counts.soldOut,
        expiring_count: counts.expiring,
        photo_trouble_count: counts.photoTrouble,
        ...(wanted.import !== undefined && { import: await importOf(tx, seller, wanted.import) }),
        choices: await filterChoices(tx, seller),
      },
    }
  })
}

async function importOf(tx: Tx, { sellerId }: SellerViewer, id: number) {
  const found = await tx
    .selectFrom('imports')
    .select(['id', 'fileName'])
    .where('id', '=', id)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  return found ? { id: found.id, file_name: found.fileName ?? NAMELESS_FILE } : null
}

const countOf = {
  all: 'all',
  published: 'published',
  provisional: 'provisional',
  paused: 'paused',
  sold_out: 'soldOut',
  expiring: 'expiring',
  photo_trouble: 'photoTrouble',
} as const satisfies Record<OwnProductState, string>

async function countProducts(tx: Tx, found: Condition) {
  return tx
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(inState.published).as('published'),
      fn.countAll<number>().filterWhere(inState.provisional).as('provisional'),
      fn.countAll<number>().filterWhere(inState.paused).as('paused'),
      fn.countAll<number>().filterWhere(inState.sold_out).as('soldOut'),
      fn.countAll<number>().filterWhere(inState.expiring).as('expiring'),
      fn.countAll<number>().filterWhere(inState.photo_trouble).as('photoTrouble'),
    ])
    .where(found)
    .executeTakeFirstOrThrow()
}

async function readPage(tx: Tx, wanted: Condition, { sort, page, per_page }: ListQuery) {
  return tx
    .selectFrom('products')
    .leftJoin('priceSchedules', 'priceSchedules.productId', 'products.id')
    .select([
      ...ownCardColumns,
      ...scheduleSelection,
      soldOut('products').as('soldOut'),
      usualAnswer('products.sellerId').as('usualAnswerHours'),
      watchers('products.id').as('watchers'),
    ])
    .where(wanted)
    .orderBy(ownProductOrder(sort))
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
}
