import { sql } from 'kysely'
import { isProvisional, missingFieldsOf } from '#market/products/missing.ts'
import { SEPARATORS } from '#market/products/photos-by-name/code-text.ts'
import type { CodedProduct } from '#market/products/photos-by-name/coded-products.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'

type PossibleCodes = { codes: readonly string[]; upcs: readonly string[] }
export type NamedProduct = CodedProduct & { name: string; photos: string[] }

// A style may be that of thousands; a name that fits more than one is left to the seller anyway.
const MOST_OF_A_CODE = 20

/** A seller's products with any of these codes, as `folded` compares them, or of these UPCs. */
export async function productsOfCodes(
  db: Database,
  sellerId: number,
  { codes, upcs }: PossibleCodes,
): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedRow>`
    with coded as (
      select id, row_number() over (partition by code order by id) as place
      from products cross join lateral (values (sku), (asin), (style_number)) as said (text)
        cross join lateral (values (translate(lower(text collate "C"), ${SEPARATORS}, ''))) as plain (code)
      where seller_id = ${sellerId} and deleted_at is null and code in (select unnest(${codes}::text[]))
    )
    select id, upc, sku, asin, style_number, name, photos from products
    where id in (
      select id from coded where place <= ${MOST_OF_A_CODE}
      union select id from products
      where seller_id = ${sellerId} and upc = any(${upcs}::text[]) and deleted_at is null)
    order by id`.execute(db)
  return rows.map(({ styleNumber, ...product }) => ({ ...product, style_number: styleNumber }))
}

type NamedRow = {
  id: number
  upc: string
  sku: string | null
  asin: string | null
  styleNumber: string | null
  name: string
  photos: string[]
}

/** Which of these products are the seller's, with their photos. */
export async function photosOfOwn(db: Database, sellerId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; photos: string[] }>`
    select id, photos from products
    where id = any(${ids}::bigint[]) and seller_id = ${sellerId} and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, photos }) => [id, photos]))
}

type LockedProduct = Awaited<ReturnType<typeof lockPhotosOfOwn>>[number]

/** The same, locked until the transaction ends, with what decides whether buyers see the product. */
export async function lockPhotosOfOwn(tx: Tx, sellerId: number, ids: readonly number[]) {
  return (
    tx
      .selectFrom('products')
      .select(['id', 'photos', 'upc', 'name', 'msrpCents', 'wholesaleCents', 'sellerPriceCents'])
      .select(['units', soldOut('products').as('soldOut')])
      .where('id', 'in', ids)
      .where('sellerId', '=', sellerId)
      .where('deletedAt', 'is', null)
      // In id order, so that two transactions never wait for each other's products.
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  )
}

/** Writes the photos of locked products, and shows to buyers what lacked nothing else. */
export async function savePhotos(
  tx: Tx,
  products: readonly LockedProduct[],
  sellerStatus: UserStatus,
) {
  const records = products.map((product) => {
    const missing = missingFieldsOf({
      ...product,
      photo_1: product.photos[0] ?? null,
      msrp_cents: product.msrpCents,
      wholesale_cents: product.wholesaleCents,
      seller_price_cents: product.sellerPriceCents,
    })
    const provisional = isProvisional({ missing, sellerStatus })
    return { id: product.id, photos: product.photos, provisional }
  })
  await sql`
    update products set photos = said.photos, provisional = said.provisional, updated_at = now()
    from jsonb_populate_recordset(null::products, ${JSON.stringify(records)}::jsonb) as said
    where products.id = said.id`.execute(tx)
}
