import { sql } from 'kysely'
import { asGtin, upcsOf } from '#market/products/same-upc.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { UNDO_MINUTES, type BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'
import type { BeforeBulk } from './bulk-tables.ts'
import type { ChosenProduct } from './chosen-products.ts'
import { inChunks } from './in-chunks.ts'
import type { ProductChange } from './plan-bulk.ts'

type Edit = { action: BulkAct['action']; changes: readonly ProductChange[] }

/** Keeps what products were before an act on many of them; answers by what it can be taken back. */
export async function rememberEdit(tx: Tx, { sellerId }: SellerViewer, { action, changes }: Edit) {
  const { token } = await tx
    .insertInto('bulkEdits')
    .values({
      sellerId,
      action,
      lots: JSON.stringify(changes.map((change) => beforeOf(action, change))),
    })
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

const beforeOf = (action: Edit['action'], { product, units, tag }: ProductChange): BeforeBulk => ({
  ...(tag !== undefined && { tag }),
  ...(action === 'terms' && { termsBefore: product.resaleTerms }),
  ...(isOfDetails(action) && {
    detailsBefore: {
      minimum: product.minOrderUnits,
      category: product.category,
      packaging_type: product.packagingType,
      condition: product.condition,
    },
  }),
  id: product.id,
  priceBefore: product.sellerPriceCents,
  unitsBefore: product.units,
  unitsAfter: units,
  provisionalBefore: product.provisional,
})

/** Actions on details, that is anything but price and units. */
export const isOfDetails = (action: Edit['action']) =>
  action === 'category' || action === 'minimum' || action === 'packaging' || action === 'condition'

/** An act of this seller that may still be taken back, and from now on has been. */
export async function endEdit(tx: Tx, { sellerId }: SellerViewer, token: string) {
  return tx
    .updateTable('bulkEdits')
    .set({ undoneAt: sql`now()` })
    .where('token', '=', token)
    .where('sellerId', '=', sellerId)
    .where('undoneAt', 'is', null)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${UNDO_MINUTES})`)
    .returning('action')
    .executeTakeFirst()
}

export async function isEditOf(tx: Tx, { sellerId }: SellerViewer, token: string) {
  const known = await tx
    .selectFrom('bulkEdits')
    .select('token')
    .where('token', '=', token)
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  return known !== undefined
}

type ProductNow = ChosenProduct & {
  isDeleted: boolean
  /** Nobody has changed it, or brought it back, since. */
  isUntouched: boolean
}
/** A product of an act on many: as it was before, as the act left it, and as it is now. */
export type EditedProduct = ProductNow & BeforeBulk

/** The products of an act; nobody else changes them until the transaction ends. */
export async function editedProducts(tx: Tx, token: string): Promise<EditedProduct[]> {
  const { lots, at } = await tx
    .selectFrom('bulkEdits')
    // As text, which keeps the microseconds.
    .select(['lots', sql<string>`at::text`.as('at')])
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const edited: EditedProduct[] = []
  // In id order, so that two transactions never wait for each other's products.
  for (const chunk of inChunks(lots)) {
    const before = new Map(chunk.map((product) => [product.id, product]))
    for (const now of await lockProductsNow(tx, [...before.keys()], at)) {
      const product = before.get(now.id)
      if (product) edited.push({ ...now, ...product })
    }
  }
  return edited
}

async function lockProductsNow(tx: Tx, ids: readonly number[], at: string) {
  const { rows } = await sql<ProductNow>`
    select p.id, p.name, p.upc, p.photos, p.manifest_id, p.msrp_cents, p.wholesale_cents, p.seller_price_cents,
      p.units, p.min_order_units, p.category, p.packaging_type, p.condition, p.tags, p.resale_terms, p.provisional, p.paused, ${soldOut('p')} as sold_out,
      p.deleted_at is not null as is_deleted,
      coalesce(p.deleted_at, p.updated_at) = ${at}::timestamptz as is_untouched
    from products p where p.id = any(${ids}::bigint[])
    order by p.id for no key update of p`.execute(tx)
  return rows
}

/** Those UPCs that the seller lists, in their longest form (`asGtin`). */
export async function listedUpcs(tx: Tx, { sellerId }: SellerViewer, upcs: readonly string[]) {
  const listed = new Set<string>()
  for (const chunk of inChunks(upcs)) {
    const { rows } = await sql<{ upc: string }>`
      select upc from products
      where seller_id = ${sellerId} and upc = any(${chunk.flatMap(upcsOf)}::text[]) and deleted_at is null`.execute(
      tx,
    )
    for (const { upc } of rows) listed.add(asGtin(upc))
  }
  return listed
}
