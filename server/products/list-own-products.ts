import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { listOwnProducts as call } from '#market/products/own-product-api.ts'
import type { Database, Tables, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { ownProductCardJson } from './own-product-json.ts'
import { cardColumns } from './product-json.ts'
import { containing } from './product-store.ts'
import { soldOut } from './sold-out.ts'

type Wanted = z.output<typeof call.query>
type Products = ExpressionBuilder<Pick<Tables, 'products'>, 'products'>
type Chosen = (products: Products) => Expression<SqlBool>

/** A page of the seller's own lots, newest first, and how many there are. */
export async function listOwnProducts(db: Database, seller: SellerViewer, wanted: Wanted) {
  const found = foundBy(seller, wanted.search)
  return readAtOnce(db, async (tx) => {
    const counts = await countLots(tx, found)
    const lots = await readPage(tx, found, wanted)
    return {
      products: lots.map(ownProductCardJson),
      meta: {
        ...pageMetaOf(wanted, counts[wanted.state]),
        published_count: counts.published,
        provisional_count: counts.provisional,
      },
    }
  })
}

const searched = ['name', 'upc', 'sku', 'styleNumber'] as const

function foundBy({ sellerId }: SellerViewer, search: string): Chosen {
  return (products) =>
    products.and([
      products('sellerId', '=', sellerId),
      products('deletedAt', 'is', null),
      ...(search
        ? [products.or(searched.map((column) => products(column, 'ilike', containing(search))))]
        : []),
    ])
}

async function countLots(tx: Tx, found: Chosen) {
  const { all, provisional } = await tx
    .selectFrom('products')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('provisional', '=', true).as('provisional'),
    ])
    .where(found)
    .executeTakeFirstOrThrow()
  return { all, provisional, published: all - provisional }
}

async function readPage(tx: Tx, found: Chosen, { state, page, per_page }: Wanted) {
  return tx
    .selectFrom('products')
    .select([...cardColumns, 'wholesaleCents', soldOut('products').as('soldOut')])
    .where(found)
    .$if(state !== 'all', (lots) => lots.where('provisional', '=', state === 'provisional'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
}
