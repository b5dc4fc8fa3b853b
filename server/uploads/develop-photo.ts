import { createHash, randomBytes } from 'node:crypto'
import { PICTURES_WAIT } from '#server/photos/in-picture-process.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { limited } from '#server/platform/limited.ts'
import { reEncode } from './re-encode.ts'
import { notArrived, readOriginal } from './read-original.ts'
import { findUpload, keepPhoto, markUsed, type Owner, type Upload } from './upload-store.ts'
import { originalOf, type Uploads } from './uploads.ts'

// Each holds its whole file in memory; the pixels are another process's.
const AT_ONCE = 4
const MOST_WAITING = 60

/** The public photo of the user's own image, made on first use and never changed. */
export async function developPhoto(uploads: Uploads, owner: Owner, key: string) {
  const upload = await findUpload(uploads.db, owner, key)
  if (upload.kind !== 'image' && upload.kind !== null) throw new Refusal('Not found', 404)
  if (upload.photo) return { key: upload.key, photo: upload.photo, digest: upload.digest }
  return { key: upload.key, ...(await developInTurn(uploads, owner, upload)) }
}

const developInTurn = limited(AT_ONCE, develop, {
  mostWaiting: MOST_WAITING,
  refuse: () => new Refusal(PICTURES_WAIT, 503, { retryAfter: 2 }),
})

async function develop(uploads: Uploads, owner: Owner, upload: Upload) {
  const original = await readOriginal(uploads, upload.key, 'image')
  if (!original) return photoMadeMeanwhile(uploads, owner, upload)
  const folder = randomBytes(16).toString('hex')
  await uploads.photos.store(folder, await reEncode(original))
  const digest = createHash('sha256').update(original).digest()
  const kept = await keepPhoto(uploads.db, upload.key, { photo: folder, digest })
  if (kept !== folder) await uploads.photos.remove(folder)
  await uploads.storage.remove(originalOf(upload.key))
  return { photo: kept, digest }
}

/** Copies of the user's own image that are no public photo. */
export const privateCopiesOf = limited(AT_ONCE, copyPrivately, {
  mostWaiting: MOST_WAITING,
  refuse: () => new Refusal(PICTURES_WAIT, 503, { retryAfter: 2 }),
})

async function copyPrivately(uploads: Uploads, owner: Owner, key: string) {
  const upload = await findUpload(uploads.db, owner, key)
  if (upload.kind !== 'image' && upload.kind !== null) throw new Refusal('Not found', 404)
  const original = await readOriginal(uploads, upload.key, 'image')
  if (!original) throw notArrived()
  const copies = await reEncode(original)
  await markUsed(uploads.db, upload.key)
  return copies
}

async function photoMadeMeanwhile({ db }: Uploads, owner: Owner, { key }: Upload) {
  const { photo, digest } = await findUpload(db, owner, key)
  if (!photo) throw notArrived()
  return { photo, digest }
}
