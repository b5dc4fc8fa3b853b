import { IS_FULL, UNFINISHED } from '#market/products/photos-by-name/photo-match-words.ts'
import { folderOf } from '#market/uploads/photo.ts'
import { limited } from '#server/platform/limited.ts'
import { isForAMoment, Refusal } from '#server/platform/http/refusal.ts'
import { developPhoto } from '#server/uploads/develop-photo.ts'
import { digestsOf, listOwnUploads } from '#server/uploads/many-images.ts'
import type { ProductDeps } from '../product-deps.ts'
import { photosOfOwn } from './by-name-store.ts'
import type { Meant, Outcomes, Seller } from './meant.ts'
import { photoShelf, type Image } from './photo-shelf.ts'

/** Long before proxies give a call up; what is left over is sent again. */
const LONGEST_MS = 20_000
// Few, so that saving a single photo meanwhile does not wait for all of these.
const PRODUCTS_AT_ONCE = 2

export type Developed = Meant & { image: Image }
type Work = { meant: readonly Meant[]; outcomes: Outcomes; longestMs?: number }

/** Makes photos of the files that products have room for; of the others the outcome is known. */
export async function developFiles(
  { db, uploads }: ProductDeps,
  seller: Seller,
  { meant, outcomes, longestMs = LONGEST_MS }: Work,
): Promise<Developed[]> {
  const end = performance.now() + longestMs
  const byProduct = Map.groupBy(meant, ({ productId }) => productId)
  const photos = await photosOfOwn(db, seller.sellerId, [...byProduct.keys()])
  const known = await listOwnUploads(
    db,
    seller,
    meant.map(({ key }) => key),
  )
  const folders = [...photos.values()].flat().flatMap((photo) => folderOf(photo) ?? [])
  const digests = await digestsOf(db, folders)
  let begun = 0

  const ofProduct = limited(
    PRODUCTS_AT_ONCE,
    async (productId: number, files: readonly Meant[]) => {
      const shelf = photoShelf(photos.get(productId) ?? [], digests)
      const developed: Developed[] = []
      for (const file of files) {
        const image = await imageOf(file, shelf.isFull())
        if (!image) continue
        if (!shelf.has(image) && !shelf.isFull()) shelf.add(image)
        developed.push({ ...file, image })
      }
      return developed
    },
  )
  // The one with most files begins: last, it would leave a processor idle.
  const mostFirst = [...byProduct].toSorted(([, one], [, other]) => other.length - one.length)
  const all = await Promise.all(mostFirst.map(([id, files]) => ofProduct(id, files)))
  return all.flat()

  async function imageOf(file: Meant, isFull: boolean): Promise<Image | undefined> {
    const upload = known.get(file.key)
    if (upload?.photo) return { photo: upload.photo, digest: upload.digest?.toString('hex') }
    if (isFull) return tell(file, 'full', IS_FULL)
    // Always at least one, so that a client that sends the rest again gets to the end.
    if (begun > 0 && performance.now() > end) return tell(file, 'unfinished', UNFINISHED)
    begun++
    try {
      const { photo, digest } = await developPhoto(uploads, seller, file.key)
      return { photo, digest: digest?.toString('hex') }
    } catch (error) {
      if (!(error instanceof Refusal) || isForAMoment(error)) throw error
      return tell(
        file,
        'refused',
        error.status === 404 ? 'Please upload the image again' : error.message,
      )
    }
  }

  function tell(
    { at, productId }: Meant,
    result: 'full' | 'unfinished' | 'refused',
    message: string,
  ) {
    outcomes.set(at, { result, product_id: productId, photo: null, message })
    return undefined
  }
}
