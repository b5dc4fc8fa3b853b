import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import type {
  OwnProductState,
  OwnProductFilters,
} from '#market/products/views/own-product-filters.ts'
import type { Tables } from '#server/platform/database/database.ts'
import { containing } from '#server/platform/database/containing.ts'
import { hasUpc, hasWordsInName } from '../words/name-query.ts'
import { hasLostPhotos } from '../photos/lost-photos.ts'
import { soldOut } from '../units/sold-out-in-sql.ts'
import { published } from '../catalogue/visible-to.ts'
import { EXPIRES_SOON_DAYS } from '#market/products/expiring.ts'

type Products = ExpressionBuilder<Tables, 'products'>
export type Condition = (products: Products) => Expression<SqlBool>

/** The products of a seller that a list, an act on many or an export is about. */
export const ownProductsWith =
  (seller: SellerViewer, { state, ...found }: OwnProductFilters): Condition =>
  (products) =>
    products.and([ownProductsFound(seller, found)(products), inState[state](products)])

const searched = ['name', 'upc', 'sku', 'styleNumber'] as const

type Found = Partial<Omit<OwnProductFilters, 'state'>>

/** The products of a seller in which a text is found, and that every filter leaves. */
export const ownProductsFound =
  ({ sellerId }: SellerViewer, { search, import: importId, ...filters }: Found = {}): Condition =>
  (products) =>
    products.and([
      products('products.sellerId', '=', sellerId),
      products('products.deletedAt', 'is', null),
      ...(search
        ? [
            products.or([
              ...searched.map((column) => products(column, 'ilike', containing(search))),
              hasWordsInName('products', search),
              hasUpc('products', search),
            ]),
          ]
        : []),
      ...(importId === undefined ? [] : [cameWith(importId)(products)]),
      ...narrowedBy(filters).map((condition) => condition(products)),
    ])

type Narrowed = Omit<Found, 'search' | 'import'>

function narrowedBy({ category, condition, tag, ...price }: Narrowed): Condition[] {
  const { min_price_cents: min, max_price_cents: max } = price
  return [
    ...(category ? [is((products) => products('products.category', '=', category))] : []),
    ...(condition ? [is((products) => products('products.condition', '=', condition))] : []),
    ...(tag === undefined ? [] : [() => isTagged(tag)]),
    ...(min === undefined ? [] : [is((products) => products(askingPrice, '>=', cents(min)))]),
    ...(max === undefined ? [] : [is((products) => products(askingPrice, '<=', cents(max)))]),
  ]
}

const askingPrice = 'products.sellerPriceCents'
const is = (condition: Condition) => condition

const isTagged = (tag: string) =>
  sql<boolean>`exists (select from unnest(products.tags) as t (tag) where lower(t.tag) = lower(${tag}))`

/** They are the seller's own, so the import is too, or there is none of them. */
const cameWith =
  (importId: number): Condition =>
  (products) =>
    products.exists(
      products
        .selectFrom('importChanges')
        .whereRef('productId', '=', 'products.id')
        .where('importId', '=', importId),
    )

/** Each product is published, provisional or paused; the last two go across those. */
export const inState: Record<OwnProductState, Condition> = {
  all: (products) => products.lit(true),
  published,
  provisional: (products) => products('products.provisional', '=', true),
  paused: (products) =>
    products('products.paused', '=', true).and('products.provisional', '=', false),
  sold_out: () => soldOut('products'),
  expiring: () => expiresSoon('products'),
  photo_trouble: () => hasLostPhotos('products'),
}

/** The month a product expires in is over within 60 days, or already. */
const expiresSoon = (product: 'products') => sql<boolean>`coalesce(
  ${expirationMonth(product)} + interval '1 month - 1 day'
    <= current_date + ${EXPIRES_SOON_DAYS}::integer, false)`

/** The first day of the month a product expires in; null where it names none. */
export const expirationMonth = (product: 'products') => sql<Date | null>`(
  case when ${sql.ref(`${product}.expirationDate`)} ~ '^(0[1-9]|1[0-2])/[0-9]{4}$'
    then to_date(${sql.ref(`${product}.expirationDate`)}, 'MM/YYYY') end)`
