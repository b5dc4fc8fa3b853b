import type { UserStatus } from '#market/accounts/user-status.ts'
import { missingIn, type ImportableProduct } from '#market/imports/merge-product.ts'
import { undoChanges, type Cells } from '#market/imports/undo-changes.ts'
import { isProvisional } from '#market/products/missing.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { awaitPhotos } from '#server/products/photos/await-photos.ts'
import { fetchedPhotos } from '#server/products/photos/fetched-photos.ts'
import { lostAddresses } from '#server/products/photos/lost-photos.ts'
import { dropProducts, saveProducts } from '#server/products/own/importable-products.ts'
import { unlist } from '#server/products/unlist.ts'
import type { listChanges } from './change-store.ts'

type Seller = { sellerId: number; sellerStatus: UserStatus }
type Changes = Awaited<ReturnType<typeof listChanges>>
type Undoing = { products: ReadonlyMap<number, ImportableProduct>; changes: Changes }

// A statement on many products with long texts would outlast the time it has.
const AT_ONCE = 500

/** Removes the products that an import created and gives the others back what they were; all of them are held. */
export async function undoProducts(tx: Tx, { sellerId, sellerStatus }: Seller, undoing: Undoing) {
  const { products } = undoing
  const created = undoing.changes
    .filter(({ productId, before }) => before === null && products.has(productId))
    .map(({ productId }) => productId)
  const restored = await restoredProducts(tx, undoing, sellerStatus)
  const hidden = restored.filter(
    ({ id, provisional }) => provisional && products.get(id)?.published,
  )
  for (const ids of inParts(created)) await dropProducts(tx, ids)
  for (const part of inParts(restored))
    await awaitPhotos(tx, await saveProducts(tx, sellerId, part))
  const gone = [...created, ...hidden.map(({ id }) => id)]
  if (gone.length > 0) await unlist(tx, gone)
}

async function restoredProducts(tx: Tx, { products, changes }: Undoing, sellerStatus: UserStatus) {
  const photoOf = await fetchedPhotos(tx, [...products.keys()])
  const lostOf = await lostAddresses(tx, [...products.keys()])
  return changes.flatMap(({ productId: id, before, after }) => {
    const now = products.get(id)
    if (!now || !before || !after) return []
    // Photos may have come into our own storage since.
    const stored = (cells: Cells): Cells =>
      Array.isArray(cells['photos'])
        ? { ...cells, photos: cells['photos'].map((photo) => photoOf(id, String(photo))) }
        : cells
    const product = undoChanges(now, { before: stored(before), after: stored(after) })
    const provisional = isProvisional({ missing: missingIn(product, lostOf(id)), sellerStatus })
    return [{ id, product, provisional }]
  })
}

const inParts = <Each>(all: readonly Each[]) =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
