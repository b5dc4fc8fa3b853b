import type { Selectable } from 'kysely'
import { declaredBy, type Viewer } from '#market/accounts/viewer.ts'
import { fieldNames, isPublic } from '#market/products/by-field.ts'
import type { Product, ListedProduct } from '#market/products/product-api.ts'
import { conflictWords } from '#market/resale/resale-conflict.ts'
import {
  termsInForce,
  type ResaleDeclaration,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import { agreedOf } from '#market/resale/resale-words.ts'
import { logoUrl } from '#market/storefronts/seller-picture.ts'
import { valuesOf } from '../field-columns.ts'
import { lotOf } from '../lot-columns.ts'
import { productDigest } from '../lot-digest.ts'
import type { ProductsTable } from '../product-tables.ts'
import { resaleTermsInForce } from '../resale-terms-in-force.ts'
import { nextPrice, type ScheduleRow } from '../schedule/next-event.ts'
import { usualAnswer } from './usual-answer.ts'

/** The columns of a card; the seller's response time is read separately. */
export const cardColumns = [
  'id',
  'sellerId',
  'sellerName',
  'name',
  'upc',
  'category',
  'condition',
  'photos',
  'units',
  'minOrderUnits',
  'msrpCents',
  'sellerPriceCents',
  'percentOffMsrp',
  'tags',
  'provisional',
  'createdAt',
  'manifestUnits',
  'shipsFrom',
  'shipsWithin',
  'freightTerms',
] as const

export const cardSelection = [
  ...cardColumns,
  usualAnswer('products.sellerId').as('usualAnswerHours'),
  resaleTermsInForce('products').as('termsInForce'),
] as const

export type CardRow = Pick<Selectable<ProductsTable>, (typeof cardColumns)[number]> & {
  usualAnswerHours: number | null
}
/** A card with the terms that its readers may conflict with. */
export type ListedRow = CardRow & { termsInForce: ResaleTerms | null }
export type ProductRow = Omit<
  Selectable<ProductsTable>,
  'search' | 'inStock' | 'importedUnits' | 'lotVersion' | 'publishedAt' | 'deletedAt'
> & {
  soldOut: boolean
  usualAnswerHours: number | null
  watchers: number
  sellerDescription: string
  sellerLogo: string | null
  shopResaleTerms: ResaleTerms | null
} & ScheduleRow

export const productCardJson = (row: CardRow): ListedProduct => ({
  id: row.id,
  seller_id: row.sellerId,
  seller: { id: row.sellerId, name: row.sellerName },
  name: row.name,
  upc: row.upc,
  category: row.category,
  condition: row.condition,
  photo_1_url: row.photos[0] ?? null,
  images: row.photos,
  units: row.units,
  min_order_units: row.minOrderUnits,
  msrp_cents: row.msrpCents,
  seller_price_cents: row.sellerPriceCents,
  percent_off_msrp: row.percentOffMsrp,
  tags: row.tags,
  provisional: row.provisional,
  created_at: row.createdAt.toISOString(),
  manifest_units: row.manifestUnits,
  ships_from: row.shipsFrom,
  ships_within: row.shipsWithin,
  freight_terms: row.freightTerms,
  usual_answer_hours: row.usualAnswerHours,
  resale_conflict: null,
})

/** The card as somebody reads it, for whom these are the places where it sells goods on. */
export const listedProductJson = (
  row: ListedRow,
  declared: ResaleDeclaration | undefined,
): ListedProduct => ({
  ...productCardJson(row),
  resale_conflict: conflictWords(row.termsInForce, declared),
})

const publicFields = fieldNames.filter(isPublic)

/** A product as its reader may see it: the wholesale price is its seller's and the staff's (decision C8). */
export const productJson = (row: ProductRow, viewer: Viewer): Product => ({
  ...productCardJson(row),
  seller: {
    id: row.sellerId,
    name: row.sellerName,
    description: row.sellerDescription,
    logo_url: logoUrl(row.sellerLogo),
    resale_terms: row.shopResaleTerms,
  },
  resale_terms: row.resaleTerms,
  resale_conflict: conflictWords(
    termsInForce(row.resaleTerms, row.shopResaleTerms),
    declaredBy(viewer),
  ),
  watchers: row.watchers,
  next_price: nextPrice(row),
  ...valuesOf(row, publicFields),
  ...(viewer.party === 'buyer' && { lot_digest: digestFor(row) }),
  ...(knowsWholesale(viewer, row) && { wholesale_cents: row.wholesaleCents }),
})

const digestFor = (row: ProductRow) =>
  productDigest(
    lotOf(row),
    agreedOf(termsInForce(row.resaleTerms, row.shopResaleTerms))?.text ?? null,
  )

const knowsWholesale = (viewer: Viewer, { sellerId }: ProductRow) =>
  viewer.party === 'admin' || (viewer.party === 'seller' && viewer.sellerId === sellerId)
