import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { PageQuery } from '#market/paging.ts'
import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import type { LotCursor } from './lot-place.ts'
import type { Seller } from '#market/storefronts/storefront-api.ts'

export type ShopPage = PageQuery & {
  sellerId: number
  tag?: string | undefined
  /** Words to search for. */
  query?: string | undefined
  sort?: CatalogueSort | undefined
  /** Where the page before ended. */
  after?: string | undefined
} & ReadBy

/** Where the reader declares that it resells. */
type ReadBy = { declared?: ResaleDeclaration | undefined }

export type LotOfShop = { id: number; sellerId: number } & ReadBy

/** A page of a shop's lots, with the total of what the tag leaves, and what the whole shop holds. */
export type Shop = Pick<Seller, 'shelf' | 'tags' | 'read_as' | 'most_words'> & {
  count: number
  /** Where the page ends, if others follow. */
  next: LotCursor | undefined
  cards: CardTexts
}

export type OthersOfShop = { cards: CardTexts; published_count: number }

/** Each a lot of the contract (`listedProduct`) as JSON. */
type CardTexts = readonly string[]

/** What buyers see of one seller's products; the engines of the catalogue answer it. */
export type Shops = {
  shop(asked: ShopPage, read?: Reader): Promise<Shop>
  /** The shop's first 4 other published products with units, newest first (decision C6), and how many it shows. */
  othersOfShop(product: LotOfShop): Promise<OthersOfShop>
}
