import type { Tx } from '#server/platform/database/database.ts'
import { propagateSellerChange } from './propagate-seller-change.ts'
import { releasePhotos } from '../photos/hold-photos.ts'
import { beginSellerChange } from './seller-change-store.ts'

/** Shows buyers every product of an approved seller that lacks nothing (decision F3), the newest at once. */
export async function publishComplete(tx: Tx, sellerId: number) {
  await beginSellerChange(tx, sellerId, { shows: true })
  await propagateSellerChange(tx, sellerId)
  await releasePhotos(tx, sellerId)
}

/** Hides all products of a seller from buyers at once; their lines in offers under way close (decision D9). */
export async function hideAll(tx: Tx, sellerId: number) {
  await beginSellerChange(tx, sellerId, { shows: false })
  await propagateSellerChange(tx, sellerId)
}
