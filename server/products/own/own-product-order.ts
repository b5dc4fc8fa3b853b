import { sql, type RawBuilder } from 'kysely'
import { categoryName, productCategories } from '#market/categories.ts'
import { productConditions } from '#market/products/product-condition.ts'
import type { OwnProductSort, SortedColumn } from '#market/products/views/own-product-filters.ts'
import { watchers } from '../catalogue/watchers.ts'
import { expirationMonth } from './own-product-conditions.ts'

/** The order of a seller's list; what is empty comes last, either way. */
export function ownProductOrder(sort: OwnProductSort): RawBuilder<unknown> {
  const { by, down } = ORDERS[sort]
  return down
    ? sql`${by} desc nulls last, products.id desc`
    : sql`${by} asc nulls last, products.id asc`
}

type Order = { by: RawBuilder<unknown>; down: boolean }

const up = (by: RawBuilder<unknown>): Order => ({ by, down: false })
const down = (by: RawBuilder<unknown>): Order => ({ by, down: true })

const created = sql`products.created_at`
const updated = sql`products.updated_at`
const name = sql`lower(nullif(products.name, ''))`
const units = sql`products.units`
const asking = sql`products.seller_price_cents`
const percentOff = sql`products.percent_off_msrp`

// Categories in the order of their names, conditions from the best to the worst.
const categories = productCategories.toSorted((one, other) =>
  categoryName(one).localeCompare(categoryName(other), 'en'),
)

const columns: Record<SortedColumn, RawBuilder<unknown>> = {
  upc: sql`nullif(products.upc, '')`,
  sku: sql`lower(nullif(products.sku, ''))`,
  category: sql`array_position(${categories}::text[], products.category)`,
  condition: sql`array_position(${[...productConditions]}::text[], products.condition)`,
  minimum: sql`products.min_order_units`,
  inner_pack: sql`products.inner_quantity`,
  msrp: sql`products.msrp_cents`,
  wholesale: sql`products.wholesale_cents`,
  expiration: expirationMonth('products'),
  watchers: watchers('products.id'),
}

const ORDERS: Record<OwnProductSort, Order> = {
  newest: down(created),
  oldest: up(created),
  name: up(name),
  name_desc: down(name),
  units: down(units),
  units_asc: up(units),
  price_desc: down(asking),
  price_asc: up(asking),
  percent_off: down(percentOff),
  percent_off_asc: up(percentOff),
  updated: down(updated),
  updated_asc: up(updated),
  upc_asc: up(columns.upc),
  upc_desc: down(columns.upc),
  sku_asc: up(columns.sku),
  sku_desc: down(columns.sku),
  category_asc: up(columns.category),
  category_desc: down(columns.category),
  condition_asc: up(columns.condition),
  condition_desc: down(columns.condition),
  minimum_asc: up(columns.minimum),
  minimum_desc: down(columns.minimum),
  inner_pack_asc: up(columns.inner_pack),
  inner_pack_desc: down(columns.inner_pack),
  msrp_asc: up(columns.msrp),
  msrp_desc: down(columns.msrp),
  wholesale_asc: up(columns.wholesale),
  wholesale_desc: down(columns.wholesale),
  expiration_asc: up(columns.expiration),
  expiration_desc: down(columns.expiration),
  watchers_asc: up(columns.watchers),
  watchers_desc: down(columns.watchers),
}
