import { onFirstUse } from '#market/on-first-use.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { inPhotoOrder } from '#market/products/photos-by-name/photo-order.ts'
import type { NameMatch } from '#market/products/photos-by-name/photos-by-name-api.ts'
import type { PhotoSource } from './files/photo-source.ts'

export type PlannedProduct = { id: number; name: string; upc: string; images: readonly string[] }

/** A chosen photo, what its name says, and to which product the seller gave it. */
export type ChosenPhoto = { id: number; source: PhotoSource; match: NameMatch; given?: number }

export type ProductGroup = {
  product: PlannedProduct
  /** To be sent, in the order in which the product will show them. */
  photos: ChosenPhoto[]
  /** More than the product has room for. */
  beyond: ChosenPhoto[]
}

export type PhotoPlan = { groups: ProductGroup[]; unmatched: ChosenPhoto[] }

export const productIdOf = ({ given, match }: ChosenPhoto) =>
  given ?? (match.result === 'matched' ? match.product_id : undefined)

/** What would be sent, product by product, and what belongs to none. */
export function photoPlan(
  photos: readonly ChosenPhoto[],
  products: ReadonlyMap<number, PlannedProduct>,
): PhotoPlan {
  const byProduct = Map.groupBy(photos, (photo) => products.get(productIdOf(photo) ?? 0))
  const unmatched = byProduct.get(undefined) ?? []
  const groups = [...byProduct].flatMap(([product, its]): ProductGroup[] => {
    if (!product) return []
    const ordered = inOrder(its)
    const room = Math.max(0, MOST_PHOTOS - product.images.length)
    return [{ product, photos: ordered.slice(0, room), beyond: ordered.slice(room) }]
  })
  return { groups: groups.toSorted(byFirstName), unmatched }
}

/** As the folder lists them, however the browser read it. */
function byFirstName(one: ProductGroup, other: ProductGroup) {
  const [first = '', second = ''] = [one, other].map(
    ({ photos, beyond }) => (photos[0] ?? beyond[0])?.source.path,
  )
  return byNumber().compare(first, second)
}

const byNumber = onFirstUse(() => new Intl.Collator('en', { numeric: true }))

/** What the seller gave by hand comes after what was named so. */
function inOrder(photos: readonly ChosenPhoto[]) {
  const placed = photos.map((photo) => {
    const { source, match } = photo
    return { name: source.path, place: match.result === 'matched' ? match.place : '', photo }
  })
  const isGiven = ({ photo }: (typeof placed)[number]) => photo.given !== undefined
  const named = inPhotoOrder(placed.filter((each) => !isGiven(each)))
  return [...named, ...inPhotoOrder(placed.filter(isGiven))].map(({ photo }) => photo)
}
