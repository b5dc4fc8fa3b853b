import { sql } from 'kysely'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Cents } from '#market/money.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { isProvisional, missingOf, standingPhoto } from '#market/products/missing.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { lostAddresses } from '../photos/lost-photos.ts'
import { moveUnits } from '../units/move-units.ts'
import type { ChosenProduct } from './chosen-products.ts'
import type { BulkDetails } from './bulk-tables.ts'
import { inChunks } from './in-chunks.ts'

type Priced = { product: Pick<ChosenProduct, 'id'>; price: Cents | null }
type ProductWithUnits = { product: ChosenProduct; units: number }

export async function setPrices(tx: Tx, changes: readonly Priced[]) {
  for (const chunk of inChunks(changes)) {
    const ids = chunk.map(({ product }) => product.id)
    await sql`
      update products p set seller_price_cents = said.price, updated_at = now()
      from unnest(${ids}::bigint[], ${chunk.map(({ price }) => price)}::bigint[]) as said (id, price)
      where p.id = said.id`.execute(tx)
  }
}

type Detailed = BulkDetails & { product: Pick<ChosenProduct, 'id'> }

export async function setDetails(tx: Tx, changes: readonly Detailed[]) {
  for (const chunk of inChunks(changes)) {
    const ids = chunk.map(({ product }) => product.id)
    const minimums = chunk.map(({ minimum }) => minimum)
    const categories = chunk.map(({ category }) => category)
    const packagings = chunk.map(({ packaging_type: packaging }) => packaging)
    const conditions = chunk.map(({ condition }) => condition)
    await sql`
      update products p set min_order_units = said.minimum, category = said.category,
        packaging_type = said.packaging, condition = case when p.manifest_id is null then said.condition else p.condition end, updated_at = now()
      from unnest(${ids}::bigint[], ${minimums}::bigint[], ${categories}::text[], ${packagings}::text[],
        ${conditions}::text[]) as said (id, minimum, category, packaging, condition)
      where p.id = said.id`.execute(tx)
  }
}

type WithTerms = { product: Pick<ChosenProduct, 'id'>; resale_terms: ResaleTerms | null }

export async function setTerms(tx: Tx, changes: readonly WithTerms[]) {
  for (const chunk of inChunks(changes)) {
    const ids = chunk.map(({ product }) => product.id)
    const terms = chunk.map(({ resale_terms: each }) => each && JSON.stringify(each))
    await sql`
      update products p set resale_terms = said.terms::jsonb, updated_at = now()
      from unnest(${ids}::bigint[], ${terms}::text[]) as said (id, terms)
      where p.id = said.id`.execute(tx)
  }
}

type Tagged = { product: Pick<ChosenProduct, 'id'>; tag?: string }

/** Gives each product its tag, or takes it; most have the same one. */
export async function setTags(tx: Tx, changes: readonly Tagged[], isGiven: boolean) {
  for (const [tag = '', tagged] of Map.groupBy(changes, (change) => change.tag))
    for (const chunk of inChunks(tagged))
      await tx
        .updateTable('products')
        .set({
          tags: isGiven ? sql`array_append(tags, ${tag})` : sql`array_remove(tags, ${tag})`,
          updatedAt: sql`now()`,
        })
        .where(
          'id',
          'in',
          chunk.map(({ product }) => product.id),
        )
        .execute()
}

/** Moves units, and shows what lacked nothing else. */
export async function setUnits(
  tx: Tx,
  changes: readonly ProductWithUnits[],
  sellerStatus: UserStatus,
) {
  for (const chunk of inChunks(changes)) {
    const ids = chunk.map(({ product }) => product.id)
    const lostOf = await lostAddresses(tx, ids)
    const provisional = chunk.map((change) =>
      isProvisionalAfter(change, { sellerStatus, lost: lostOf(change.product.id) }),
    )
    await sql`
      update products p set provisional = said.provisional, updated_at = now()
      from unnest(${ids}::bigint[], ${provisional}::boolean[]) as said (id, provisional)
      where p.id = said.id`.execute(tx)
    const moves = chunk.map(({ product, units }) => ({
      productId: product.id,
      quantity: units - product.units,
    }))
    await moveUnits(tx, moves, { reason: 'edited', direction: 1, purchaseOrderId: null })
  }
}

export async function setPaused(tx: Tx, ids: readonly number[], paused: boolean) {
  for (const chunk of inChunks(ids)) {
    await sql`
      update products set paused = ${paused}, updated_at = now()
      where id = any(${chunk}::bigint[])`.execute(tx)
    // What its seller said last holds: a schedule brings back what it has taken off itself.
    await sql`
      update price_schedules set took_off = false
      where product_id = any(${chunk}::bigint[]) and took_off`.execute(tx)
  }
}

export async function dropProducts(tx: Tx, ids: readonly number[]) {
  for (const chunk of inChunks(ids))
    await sql`update products set deleted_at = now() where id = any(${chunk}::bigint[])`.execute(tx)
}

/** Brings deleted products back, shown to buyers only if they may see them now, by the name their seller has by now. */
export async function restoreProducts(
  tx: Tx,
  products: readonly ChosenProduct[],
  sellerStatus: UserStatus,
) {
  for (const chunk of inChunks(products)) {
    const ids = chunk.map(({ id }) => id)
    const lostOf = await lostAddresses(tx, ids)
    const provisional = chunk.map((product) =>
      isProvisionalAfter(
        { product, units: product.units },
        { sellerStatus, lost: lostOf(product.id) },
      ),
    )
    await sql`
      update products p
      set deleted_at = null, provisional = said.provisional, updated_at = now(), seller_name = s.name,
        ships_from = coalesce(p.own_ship_from, s.ships_from),
        ships_from_state = state_of(coalesce(p.own_ship_from, s.ships_from)),
        ships_within = coalesce(p.own_ships_within, s.ships_within)
      from unnest(${ids}::bigint[], ${provisional}::boolean[]) as said (id, provisional), sellers s
      where p.id = said.id and s.id = p.seller_id`.execute(tx)
  }
}

type Standing = { sellerStatus: UserStatus; lost: readonly string[] }

function isProvisionalAfter(
  { product, units }: ProductWithUnits,
  { sellerStatus, lost }: Standing,
) {
  const missing = missingOf({
    upc: product.upc,
    name: product.name,
    photo_1: standingPhoto(product.photos, lost),
    msrp_cents: product.msrpCents,
    wholesale_cents: product.wholesaleCents,
    seller_price_cents: product.sellerPriceCents,
    units,
    soldOut: product.soldOut && units === 0,
  })
  return isProvisional({ missing, sellerStatus })
}
