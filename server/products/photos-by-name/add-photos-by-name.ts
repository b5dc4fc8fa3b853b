import {
  IS_FULL,
  IS_THERE,
  matchedWords,
  NO_MATCH,
  NOT_YOURS,
  severalWords,
} from '#market/products/photos-by-name/photo-match-words.ts'
import type { PhotoMatch } from '#market/products/photos-by-name/match-photos.ts'
import type { AddedPhoto } from '#market/products/photos-by-name/photos-by-name-api.ts'
import { inPhotoOrder } from '#market/products/photos-by-name/photo-order.ts'
import { folderOf, photoAddress } from '#market/uploads/photo.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { digestsOf, markAllUsed } from '#server/uploads/many-images.ts'
import { lockSeller } from '../lock-seller.ts'
import type { ProductDeps } from '../product-deps.ts'
import { lockPhotosOfOwn, photosOfOwn, savePhotos, type NamedProduct } from './by-name-store.ts'
import { developFiles, type Developed } from './develop-files.ts'
import { matchesOf } from './match-names.ts'
import type { Meant, Outcome, Outcomes, Seller } from './meant.ts'
import { photoShelf } from './photo-shelf.ts'

type File = { name: string; key: string; product_id?: number | undefined }
type Manner = { longestMs?: number }

/**
 * Adds photos that were sent to the products that their names hold, or that are named with them. What cannot be added
 * is told file by file, and what is there already stays as it is; so the same call again changes nothing.
 */
export async function addPhotosByName(
  deps: ProductDeps,
  seller: Seller,
  { files, ...manner }: { files: readonly File[] } & Manner,
): Promise<AddedPhoto[]> {
  const { meant, outcomes } = await whatIsMeant(deps.db, seller, files)
  const developed = await developFiles(deps, seller, { meant, outcomes, ...manner })
  await transact(deps.db, (tx) => showPhotos(tx, seller, { developed, outcomes }))
  return files.map(({ name, key }, at) => ({ name, key, ...(outcomes.get(at) ?? none(NO_MATCH)) }))
}

const none = (message: string): Outcome => ({
  result: 'none',
  product_id: null,
  photo: null,
  message,
})

/** The product of each file, in the order in which its photos are to be. */
async function whatIsMeant(db: Database, seller: Seller, files: readonly File[]) {
  const outcomes: Outcomes = new Map()
  const [said, named] = [[...files.entries()].filter(isSaid), [...files.entries()].filter(isNamed)]
  const ids = said.map(([, file]) => file.product_id ?? 0)
  const own = await photosOfOwn(db, seller.sellerId, ids)
  const matches = await matchesOf(
    db,
    seller,
    named.map(([, { name }]) => name),
  )
  const byName = named.flatMap(([at, { name, key }], index) => {
    const match = matches[index] ?? { result: 'none' }
    if (match.result !== 'matched') outcomes.set(at, unmatched(match))
    if (match.result !== 'matched') return []
    return [
      {
        at,
        key,
        name,
        place: match.place,
        productId: match.product.id,
        words: matchedWords(match),
      },
    ]
  })
  const bySaying = said.flatMap(([at, { key, product_id: id = 0 }]) => {
    if (own.has(id)) return [{ at, key, productId: id, words: 'As you said' }]
    outcomes.set(at, none(NOT_YOURS))
    return []
  })
  const meant: Meant[] = [...inPhotoOrder(byName), ...bySaying]
  return { meant, outcomes }
}

const isSaid = ([, { product_id: id }]: [number, File]) => id !== undefined
const isNamed = (entry: [number, File]) => !isSaid(entry)

function unmatched(match: Exclude<PhotoMatch<NamedProduct>, { result: 'matched' }>): Outcome {
  if (match.result === 'none') return none(NO_MATCH)
  return { result: 'several', product_id: null, photo: null, message: severalWords(match) }
}

type Showing = { developed: readonly Developed[]; outcomes: Outcomes }

/** Adds what was developed, as far as the products, now locked, still have room. */
async function showPhotos(tx: Tx, seller: Seller, { developed, outcomes }: Showing) {
  if (developed.length === 0) return
  const sellerStatus = await lockSeller(tx, seller.sellerId)
  const ids = [...new Set(developed.map(({ productId }) => productId))]
  const products = await lockPhotosOfOwn(tx, seller.sellerId, ids)
  const folders = products.flatMap(({ photos }) => photos.flatMap((photo) => folderOf(photo) ?? []))
  const digests = await digestsOf(tx, folders)
  const shelves = new Map(products.map(({ id, photos }) => [id, photoShelf(photos, digests)]))
  for (const file of developed) outcomes.set(file.at, placed(file, shelves.get(file.productId)))

  const isTaken = ({ at }: Developed) =>
    outcomes.get(at)?.result === 'added' || outcomes.get(at)?.result === 'there'
  const used = developed.filter(isTaken).map(({ key }) => key)
  await markAllUsed(tx, seller, used)
  const changed = products
    .map((product) => ({ ...product, after: shelves.get(product.id)?.photos ?? product.photos }))
    .filter(({ photos, after }) => after.length > photos.length)
    .map(({ after, ...product }) => ({ ...product, photos: after }))
  if (changed.length === 0) return
  await savePhotos(tx, changed, sellerStatus)
  await publishProducts(
    tx,
    changed.map(({ id }) => id),
  )
}

function placed(file: Developed, shelf: ReturnType<typeof photoShelf> | undefined): Outcome {
  const { image, productId: product_id, words } = file
  if (!shelf) return none(NOT_YOURS)
  const photo = photoAddress(image.photo, 800)
  if (shelf.has(image)) return { result: 'there', product_id, photo, message: IS_THERE }
  if (shelf.isFull()) return { result: 'full', product_id, photo: null, message: IS_FULL }
  shelf.add(image)
  return { result: 'added', product_id, photo, message: words }
}
