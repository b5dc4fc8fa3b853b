import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { folderOf, isStoredPhoto, photoAddress } from '#market/uploads/photo.ts'
import { isFileKey } from '#market/uploads/upload-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { takeImage } from '#server/uploads/take-image.ts'
import type { ProductDeps } from '../product-deps.ts'

export const photoPlaces = ['photo_1', 'photo_2', 'photo_3', 'photo_4', 'photo_5'] as const
type PhotoField = (typeof photoPlaces)[number]

/** The address of each photo a form names, by its place; undefined where it says nothing. */
type TakenPhotos = (string | null | undefined)[]

export type SaidPhotos = Pick<ProductFields, PhotoField>

type Form = { said: SaidPhotos; shown: readonly string[] }

/**
 * Takes the files that a form names by their keys, for good; every photo then has an address. `shown`
 * are the photos of the product before.
 */
export async function takePhotos(
  deps: ProductDeps,
  seller: SellerViewer,
  { said, shown }: Form,
): Promise<TakenPhotos> {
  return Promise.all(
    photoPlaces.map(async (place) => {
      const given = said[place]
      return given && !shown.includes(given) ? takePhoto(deps, seller, { place, given }) : given
    }),
  )
}

/** The photos of a product after a form, without gaps and each once. */
export function photosAfter(before: readonly string[], taken: TakenPhotos) {
  const after = taken.map((photo, at) => (photo === undefined ? before[at] : photo))
  return [...new Set(after.filter((photo) => typeof photo === 'string'))]
}

type Named = { place: PhotoField; given: string }

async function takePhoto(deps: ProductDeps, seller: SellerViewer, { place, given }: Named) {
  if (!isFileKey(given) && !isStoredPhoto(given)) return given
  if (await isPhotoOf(deps.db, seller, given)) return given
  try {
    return photoAddress(await takeImage(deps.uploads, seller, folderOf(given) ?? given), 800)
  } catch (error) {
    throw error instanceof Refusal ? refusalIn(place, error) : error
  }
}

/** Whether a product of this seller shows a photo. */
async function isPhotoOf(db: Database, { sellerId }: SellerViewer, photo: string) {
  const shown = await db
    .selectFrom('products')
    .select('id')
    .where('sellerId', '=', sellerId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`${photo} = any(photos)`)
    .executeTakeFirst()
  return shown !== undefined
}

function refusalIn(place: PhotoField, { status, message }: Refusal) {
  const words = status === 404 ? 'Please choose the image again' : message
  const fields = { [`product.${place}`]: [words] }
  return new Refusal(words, status === 404 ? 422 : status, { fields })
}
