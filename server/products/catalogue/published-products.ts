import { sql, type OrderByItemBuilder, type OrderByModifiers } from 'kysely'
import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { categoryOf } from '#market/categories.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { storable } from '#server/platform/database/storable.ts'
import { cardSelection, listedProductJson } from './product-json.ts'
import type { ShopPage } from './shops.ts'
import { published } from './visible-to.ts'

/** A page of what a seller has for sale, whoever looks; all of it, or what carries a tag. */
export async function publishedProductsOf(
  tx: Tx,
  { sellerId, tag, sort = 'newest', page, per_page, declared }: ShopPage,
) {
  const products = tx
    .selectFrom('products')
    .where('sellerId', '=', sellerId)
    .where(published)
    .$if(Boolean(tag), (all) => all.where(carries(tag ?? '')))
  const { count } = await products
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await products
    .select(cardSelection)
    .$call((found) =>
      orderings[sort].reduce((sorted, [column, way]) => sorted.orderBy(column, way), found),
    )
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { count, products: rows.map((row) => listedProductJson(row, declared)) }
}

type Ordering = readonly (readonly [
  'createdAt' | 'id' | 'sellerPriceCents' | 'percentOffMsrp' | 'units',
  OrderByModifiers,
])[]

const newestFirst: Ordering = [
  ['createdAt', 'desc'],
  ['id', 'desc'],
]
// Those of the catalogue, so that a lot stands among the same neighbours in both.
const orderings: Record<CatalogueSort, Ordering> = {
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
