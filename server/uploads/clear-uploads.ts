import { dropUpload, listUncleared, markCleared } from './upload-store.ts'
import { originalOf, type Uploads } from './uploads.ts'

const AT_ONCE = 500
// An upload that is silent for half a minute is dropped.
const IDLE_MS = 120_000

/** Removes original uploads after a day, with all that is left of unused ones; half-written ones sooner. */
export async function clearUploads({ db, storage, photos }: Uploads) {
  await storage.removeDrafts(IDLE_MS)
  for (const { key, photo, usedAt } of await listUncleared(db, AT_ONCE)) {
    await storage.remove(originalOf(key))
    if (usedAt) {
      await markCleared(db, key)
    } else {
      if (photo) await photos.remove(photo)
      await dropUpload(db, key)
    }
  }
}
