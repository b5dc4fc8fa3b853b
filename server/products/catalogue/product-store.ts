import type { Member } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { cardSelection, type ListedRow, type ProductRow } from './product-json.ts'
import { fieldColumns } from '../field-columns.ts'
import { scheduleSelection } from '../schedule/next-event.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'
import { containing } from '#server/platform/database/containing.ts'
import { usualAnswer } from './usual-answer.ts'
import { watchers } from './watchers.ts'
import { hasWordsInName } from '../words/name-query.ts'
import { visibleTo, type Seen } from './visible-to.ts'

const MOST_PRODUCTS = 500

const fieldSelection = fieldColumns.map((column) => `products.${column}` as const)

export async function findProduct(
  db: Database | Tx,
  viewer: Member,
  id: number,
): Promise<ProductRow> {
  const product = await db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.sellerId')
    .leftJoin('priceSchedules', 'priceSchedules.productId', 'products.id')
    .select([
      'products.id',
      ...fieldSelection,
      'products.createdAt',
      'sellerId',
      'sellerName',
      'photos',
      'percentOffMsrp',
      'tags',
      'manifestId',
      'manifestUnits',
      'products.shipsFrom',
      'shipsFromState',
      'products.shipsWithin',
      'products.resaleTerms',
      'sellers.resaleTerms as shopResaleTerms',
      'provisional',
      'paused',
      'products.updatedAt',
      ...scheduleSelection,
      soldOut('products').as('soldOut'),
      usualAnswer('products.sellerId').as('usualAnswerHours'),
      watchers('products.id').as('watchers'),
      'sellers.description as sellerDescription',
      'sellers.logo as sellerLogo',
    ])
    .where('products.id', '=', id)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!product) throw new Refusal('Not found', 404)
  return product
}

type NameFilter = { sellerId: number; name?: string | undefined }

/** The products of a seller that are to be seen, newest first. */
export async function listProducts(
  db: Database,
  seen: Seen,
  { sellerId, name }: NameFilter,
): Promise<ListedRow[]> {
  return db
    .selectFrom('products')
    .select(cardSelection)
    .where('sellerId', '=', sellerId)
    .where(seen)
    .$if(Boolean(name), (products) =>
      products.where((lot) =>
        lot.or([
          lot('name', 'ilike', containing(name ?? '')),
          hasWordsInName('products', name ?? ''),
        ]),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PRODUCTS)
    .execute()
}
