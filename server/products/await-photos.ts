import { z } from 'zod'
import type { Tx } from '#server/platform/database/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { job } from '#server/platform/jobs/job.ts'
import { addPhotoAddresses } from './photo-address-store.ts'

export const fetchingPhotos = job('fetch_photos', z.object({}))

/** Has the photos of these lots fetched after the commit; until then the lots show a placeholder. */
export async function awaitPhotos(
  tx: Tx,
  lots: readonly { id: number; photos: readonly string[] }[],
) {
  if (await addPhotoAddresses(tx, lots))
    await enqueue(tx, fetchingPhotos, {}, { key: 'fetch_photos' })
}
