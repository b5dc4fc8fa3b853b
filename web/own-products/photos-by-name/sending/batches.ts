// An address holds for five minutes; of photos as large as these a slow line sends no more in that time.
const MOST_PHOTOS = 24
const MOST_BYTES = 30_000_000

type Sized = { source: { size: number } }

/** Photos as many as are sent for together, in their order. */
export function inBatches<Photo extends Sized>(photos: readonly Photo[]): Photo[][] {
  const batches: Photo[][] = []
  let room = 0
  for (const photo of photos) {
    const batch = batches.at(-1)
    room -= photo.source.size
    if (batch && batch.length < MOST_PHOTOS && room >= 0) batch.push(photo)
    else {
      batches.push([photo])
      room = MOST_BYTES - photo.source.size
    }
  }
  return batches
}
