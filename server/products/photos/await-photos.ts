import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { addPhotoAddresses } from './photo-address-store.ts'

/** Alone: one shift fetches for all processes, so that it can be fair and know how many are under way. */
export const fetchingPhotos = job('fetch_photos', z.object({}), {
  isAlone: true,
  urgency: 'last',
})

type WithPhotos = { id: number; photos: readonly string[] }

/** Has the photos of these products fetched after the commit; until then the products show a placeholder. */
export async function awaitPhotos(tx: Tx, products: readonly WithPhotos[]) {
  if (await addPhotoAddresses(tx, products)) await fetchAwaited(tx)
}

/** The same, fetched by the next shift; the caller starts it. */
export const notePhotos = (tx: Tx, products: readonly WithPhotos[]) =>
  addPhotoAddresses(tx, products)

// In a transaction of its own after many products: the waiting shift is one row, which everybody would wait for.
export const fetchAwaited = (tx: Tx) => enqueue(tx, fetchingPhotos, {})
