import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photosIn } from '#server/photos/photos.ts'
import type { Database } from '#server/platform/database/database.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { localAdapter } from '#server/uploads/local-adapter.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { startSite, type TestSite } from './site.ts'

/** A site without workers, and what a test needs to run jobs itself. */
export async function aSiteAndItsDeps(): Promise<{
  site: TestSite
  deps: { db: Database; uploads: Uploads; photosAtOnce: number }
  dataDir: string
  stop: () => Promise<void>
}> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lotline-test-'))
  const site = await startSite({ env: { WORKER: 'off', DATA_DIR: dataDir } })
  const { db } = site
  const storage = folderStorage(dataDir)
  const photos = photosIn(storage, async () => undefined)
  const uploads = { db, storage, photos, space: boundlessSpace, adapter: localAdapter('') }
  const deps = { db, uploads, photosAtOnce: 6 }
  const stop = async () => {
    await site.stop()
    rmSync(dataDir, { recursive: true })
  }
  return { site, deps, dataDir, stop }
}
