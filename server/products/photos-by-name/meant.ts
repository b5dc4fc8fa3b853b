import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { AddedPhoto } from '#market/products/photos-by-name/photos-by-name-api.ts'

/** Whose products and whose files. */
export type Seller = Pick<SellerViewer, 'sellerId' | 'userId'>

/** A file and the product it is for, by its place among the files of the call. */
export type Meant = { at: number; key: string; productId: number; words: string }

export type Outcome = Pick<AddedPhoto, 'result' | 'product_id' | 'photo' | 'message'>

/** What became of the files that it is known of, by their places. */
export type Outcomes = Map<number, Outcome>
