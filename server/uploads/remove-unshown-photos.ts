import { sql } from 'kysely'
import { transact } from '#server/platform/database/transact.ts'
import { listShownPhotos } from './shown-photos.ts'
import {
  dropUnshown,
  deleteUnshownUploads,
  listRemovable,
  noteUnshown,
} from './unshown-photo-store.ts'
import type { Uploads } from './uploads.ts'

const AT_ONCE = 2000

/** Removes the photos that nothing has shown for a month. */
export async function removeUnshownPhotos({ db, photos }: Uploads) {
  const removable = await transact(db, async (tx) => {
    // It reads every text column of the database.
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await listShownPhotos(tx)
    await noteUnshown(tx)
    await deleteUnshownUploads(tx, AT_ONCE)
    return listRemovable(tx, AT_ONCE)
  })
  for (const photo of removable) {
    await photos.remove(photo)
    await dropUnshown(db, photo)
  }
}
