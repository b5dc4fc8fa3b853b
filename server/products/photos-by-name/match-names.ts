import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { matchPhotos, type PhotoMatch } from '#market/products/photos-by-name/match-photos.ts'
import {
  matchedWords,
  NO_MATCH,
  severalWords,
} from '#market/products/photos-by-name/photo-match-words.ts'
import {
  MOST_NAMED,
  type matchPhotoNames,
  type NameMatch,
} from '#market/products/photos-by-name/photos-by-name-api.ts'
import { wantedCodes } from '#market/products/photos-by-name/wanted-codes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { productsOfCodes, type NamedProduct } from './by-name-store.ts'

/** Which of the seller's products each name fits, with those products. */
export async function matchNames(
  db: Database,
  seller: SellerViewer,
  names: readonly string[],
): Promise<z.infer<typeof matchPhotoNames.answer>> {
  const matches = await matchesOf(db, seller, names)
  const files = names.map((name, at) => said(name, matches[at] ?? { result: 'none' }))
  const shown = new Set(files.flatMap(idsOf))
  const products = new Map(
    matches.flatMap(productsOf).map((product) => [product.id, product] as const),
  )
  return {
    files,
    products: [...products.values()]
      .filter(({ id }) => shown.has(id))
      .map(({ id, upc, name, sku, photos }) => ({ id, upc, name, sku, images: photos })),
  }
}

/** The same by one question to the database, whatever the number of names. */
export async function matchesOf(
  db: Database,
  { sellerId }: Pick<SellerViewer, 'sellerId'>,
  names: readonly string[],
): Promise<PhotoMatch<NamedProduct>[]> {
  if (names.length === 0) return []
  return matchPhotos(names, await productsOfCodes(db, sellerId, wantedCodes(names)))
}

function said(name: string, match: PhotoMatch<NamedProduct>): NameMatch {
  if (match.result === 'none') return { name, result: 'none', message: NO_MATCH }
  const { kind, code } = match
  if (match.result === 'several') {
    const ids = match.products.slice(0, MOST_NAMED).map(({ id }) => id)
    return { name, result: 'several', product_ids: ids, kind, code, message: severalWords(match) }
  }
  const { product, place } = match
  const message = matchedWords(match)
  return { name, result: 'matched', product_id: product.id, place, kind, code, message }
}

function idsOf(file: NameMatch) {
  if (file.result === 'none') return []
  return file.result === 'matched' ? [file.product_id] : file.product_ids
}

function productsOf(match: PhotoMatch<NamedProduct>) {
  if (match.result === 'none') return []
  return match.result === 'matched' ? [match.product] : match.products
}
