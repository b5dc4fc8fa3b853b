import { sql, type OrderByItemBuilder, type OrderByModifiers, type RawBuilder } from 'kysely'
import { categoryOf } from '#market/categories.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { microsecondsOf } from '#server/platform/database/microseconds.ts'
import { storable } from '#server/platform/database/storable.ts'
import { isBehind, type Order, readCursor, sortKey } from './lot-place.ts'
import { cardSelection, listedProductJson } from './product-json.ts'
import type { ShopPage } from './shops.ts'
import { published } from './visible-to.ts'

/** A page of a seller's published products, the same for every viewer; all of them, or those with one tag. */
export async function publishedProductsOf(
  tx: Tx,
  { sellerId, tag, sort: chosen, page, per_page, after, declared }: ShopPage,
) {
  const sort: ShopOrder = chosen ?? 'in_stock_first'
  const products = tx
    .selectFrom('products')
    .where('sellerId', '=', sellerId)
    .where(published)
    .$if(Boolean(tag), (all) => all.where(carries(tag ?? '')))
  const { count } = await products
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const last = readCursor(after, sort)
  const rows = await products
    .select(cardSelection)
    .select([sortKey(sort, keys[sort]).as('placeKey'), microsecondsOf(born).as('placeMoment')])
    .$if(last !== undefined, (all) =>
      all.where(
        last
          ? isBehind(last, sort, { key: keys[sort], createdAt: born, id: sql.ref('id') })
          : sql<boolean>`true`,
      ),
    )
    .$call((found) =>
      orderings[sort].reduce((sorted, [column, way]) => sorted.orderBy(column, way), found),
    )
    .limit(per_page + 1)
    .offset(last ? 0 : (page - 1) * per_page)
    .execute()
  const shown = rows.slice(0, per_page)
  const end = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    count,
    products: shown.map((row) => listedProductJson(row, declared)),
    next: end && { order: sort, key: end.placeKey, createdAt: end.placeMoment, id: end.id },
  }
}

const born = sql.ref('created_at')
type ShopOrder = Exclude<Order, 'relevance'>

const keys: Record<ShopOrder, RawBuilder<unknown>> = {
  in_stock_first: sql.ref('in_stock'),
  newest: sql`null`,
  oldest: sql`null`,
  price_asc: sql.ref('seller_price_cents'),
  price_desc: sql.ref('seller_price_cents'),
  percent_off: sql.ref('percent_off_msrp'),
  units: sql.ref('units'),
}

type Ordering = readonly (readonly [
  'createdAt' | 'id' | 'inStock' | 'sellerPriceCents' | 'percentOffMsrp' | 'units',
  OrderByModifiers,
])[]

const newestFirst: Ordering = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
]
// Those of the catalogue, so that a lot stands among the same neighbours in both.
const orderings: Record<ShopOrder, Ordering> = {
  in_stock_first: [['inStock', 'desc'], ...newestFirst],
  newest: newestFirst,
  oldest: [
    ['createdAt', 'asc'],
    ['id', 'asc'],
  ],
  price_asc: [['sellerPriceCents', 'asc'], ...newestFirst],
  price_desc: [['sellerPriceCents', lastWhereNone], ...newestFirst],
  percent_off: [['percentOffMsrp', lastWhereNone], ...newestFirst],
  units: [['units', 'desc'], ...newestFirst],
}

function lastWhereNone(order: OrderByItemBuilder) {
  return order.desc().nullsLast()
}

function carries(tag: string) {
  const category = categoryOf(tag)
  return category
    ? sql<boolean>`category = ${category}`
    : sql<boolean>`${storable(tag)} = any(tags)`
}
