import type { Member } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { cardSelection, type ListedRow, type ProductRow } from './product-json.ts'
import { scheduleSelection } from '../schedule/next-event.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'
import { containing } from '#server/platform/database/containing.ts'
import { usualAnswer } from './usual-answer.ts'
import { watchers } from './watchers.ts'
import { hasWordsInName } from '../words/name-query.ts'
import { visibleTo, type Seen } from './visible-to.ts'

const MOST_PRODUCTS = 500

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
      'products.name',
      'products.description',
      'products.category',
      'products.condition',
      'products.createdAt',
      'sellerId',
      'sellerName',
      'upc',
      'sku',
      'asin',
      'styleNumber',
      'photos',
      'msrpCents',
      'wholesaleCents',
      'sellerPriceCents',
      'percentOffMsrp',
      'units',
      'minOrderUnits',
      'gender',
      'sellerSize',
      'expirationDate',
      'packagingType',
      'length',
      'width',
      'height',
      'weight',
      'weightUnit',
      'innerCount',
      'innerQuantity',
      'outerQuantity',
      'tags',
      'manifestId',
      'manifestUnits',
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
