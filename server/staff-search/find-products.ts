import { sql } from 'kysely'
import { MOST_OF_A_KIND, type StaffSearchAnswer } from '#market/staff-search/staff-search-api.ts'
import { wordFit } from '#market/staff-search/word-fit.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { hasUpc } from '#server/products/words/name-query.ts'
import { isPublished } from '#server/products/is-published.ts'

type Found = StaffSearchAnswer['products']

type Deps = { db: Database; catalogue: Catalogue }

type ProductQuery = {
  text: string
  /** Whether something else than products is found, such as a person of this name. */
  isElsewhere: boolean
}

// Among these the lots with whole words come first.
const CANDIDATES = 40

/**
 * Products by their UPC, SKU or id, drafts too; then the published ones that the catalogue finds, those with the whole
 * words before those where they begin one. What it finds by other words is left out where something else is meant.
 */
export async function findProducts({ db, catalogue }: Deps, query: ProductQuery): Promise<Found> {
  const { text, isElsewhere } = query
  const exact = await withCode(db, text)
  if (exact.length === MOST_OF_A_KIND) return exact
  const { ids } = await catalogue.firstIds({ criteria: { query: text } }, CANDIDATES)
  const known = new Set(exact.map(({ id }) => id))
  const rows = await products(db)
    .where('id', 'in', [...ids, 0])
    .execute()
  const fitting = Map.groupBy(
    ids.flatMap((id) => (known.has(id) ? [] : (rows.find((row) => row.id === id) ?? []))),
    ({ name, sellerName }) => wordFit(text, `${name} ${sellerName}`),
  )
  const inOrder = FITS.flatMap((fit) =>
    fit === 'none' && isElsewhere ? [] : (fitting.get(fit) ?? []),
  )
  return [...exact, ...inOrder.map(foundJson)].slice(0, MOST_OF_A_KIND)
}

const FITS = ['whole', 'beginnings', 'none'] as const

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
