import { randomBytes } from 'node:crypto'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { reEncode } from '#server/uploads/re-encode.ts'
import { fetchingPhotos } from './await-photos.ts'
import { fetchPhoto, PhotoProblem } from './fetch-photo.ts'
import { keepFailure, keepFetched, takePhotoAddresses } from './photo-address-store.ts'
import type { ProductDesk } from './product-desk.ts'
import { replacePhoto } from './replace-photo.ts'

// Each is decoded and encoded anew, beside what people wait for.
const AT_ONCE = 2
const SHIFT_MS = 60_000

type Fetch = (address: string) => Promise<Buffer>

/** Fetches the photos that lots name by address; the rest, after a while, in a job of its own. */
export async function fetchPhotos(desk: ProductDesk, fetch: Fetch = fetchPhoto) {
  const end = Date.now() + SHIFT_MS
  for (;;) {
    const taken = await takePhotoAddresses(desk.db, AT_ONCE)
    if (taken.length === 0) return
    await Promise.all(taken.map((each) => bringIn(desk, each, fetch)))
    if (Date.now() > end)
      return transact(desk.db, (tx) => enqueue(tx, fetchingPhotos, {}, { key: 'fetch_photos' }))
  }
}

type Awaited = { productId: number; address: string }

async function bringIn({ db, uploads }: ProductDesk, awaited: Awaited, fetch: Fetch) {
  const folder = randomBytes(16).toString('hex')
  try {
    await uploads.photos.store(folder, await reEncode(await fetch(awaited.address)))
  } catch (error) {
    if (!(error instanceof PhotoProblem || error instanceof Refusal)) throw error
    const isFinal = error instanceof Refusal || error.isFinal
    return keepFailure(db, { ...awaited, problem: error.message, isFinal })
  }
  const fetched = { ...awaited, photo: `/photos/${folder}/800.webp` }
  const isShown = await transact(db, async (tx) => {
    const replaced = await replacePhoto(tx, fetched)
    if (replaced) await keepFetched(tx, fetched)
    return replaced
  })
  if (isShown) return
  await uploads.photos.remove(folder)
  await keepFailure(db, { ...awaited, problem: 'No product shows it any more', isFinal: true })
}
