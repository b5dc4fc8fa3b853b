import { sql } from 'kysely'
import { MOST_OF_A_KIND, type StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hasUpc } from '#server/products/words/name-query.ts'
import { isPublished } from '#server/products/is-published.ts'

type Found = StaffSearchAnswer['products']

type Deps = { db: Database; catalogue: Catalogue }

/** Products by their UPC, SKU or id, drafts too; then the published ones that the catalogue finds for the words. */
export async function findProducts({ db, catalogue }: Deps, text: string): Promise<Found> {
  const exact = await withCode(db, text)
  if (exact.length === MOST_OF_A_KIND) return exact
  const { ids } = await catalogue.firstIds({ criteria: { query: text } }, 2 * MOST_OF_A_KIND)
  const known = new Set(exact.map(({ id }) => id))
  const more = ids.filter((id) => !known.has(id)).slice(0, MOST_OF_A_KIND - exact.length)
  const found = await products(db)
    .where('id', 'in', [...more, 0])
    .execute()
  const inOrder = more.flatMap((id) => found.find((product) => product.id === id) ?? [])
  return [...exact, ...inOrder.map(foundJson)]
}

async function withCode(db: Database, text: string): Promise<Found> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : null
  const rows = await products(db)
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        hasUpc('products', text),
        eb(sql`lower(sku)`, '=', text.toLowerCase()),
        eb('id', '=', id),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  return rows.map(foundJson)
}

const products = (db: Database) =>
  db
    .selectFrom('products')
    .select(['id', 'sellerId', 'sellerName', 'name', 'upc', 'photos'])
    .select(isPublished('products').as('isPublished'))

type Row = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number]

const foundJson = ({ sellerId, sellerName, photos, isPublished: published, ...product }: Row) => ({
  ...product,
  seller_id: sellerId,
  seller: sellerName,
  photo_1_url: photos[0] ?? null,
  is_published: published,
})
