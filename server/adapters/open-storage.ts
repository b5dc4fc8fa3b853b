import type { FastifyInstance } from 'fastify'
import { renderDemoPhoto } from '#demo/render-demo-photo.ts'
import { photosIn } from '#server/photos/photos.ts'
import type { Database } from '#server/platform/database/database.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace, freeSpaceOn } from '#server/platform/storage/free-space.ts'
import type { SecretKeys } from '#server/platform/secret-keys.ts'
import { s3Storage } from '#server/platform/storage/s3-storage.ts'
import type { Settings } from '#server/settings/settings.ts'
import { localAdapter } from '#server/uploads/local-adapter.ts'
import { localUploadRoute } from '#server/uploads/local-upload-route.ts'
import { s3Adapter } from '#server/uploads/s3-adapter.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

type Deps = { db: Database; secretKeys: SecretKeys }
type Page = (http: FastifyInstance) => Promise<void>
type Files = { uploads: Uploads; pages: Page[] }

/** The folders of the storage that hold what people upload and what is made from it. */
export const STORED = ['uploads', 'photos'] as const

/** Files in the S3-compatible store of S3_BUCKET; without one, in DATA_DIR behind addresses that we sign. */
export function openStorage(settings: Settings, { db, secretKeys }: Deps): Files {
  const { s3, dataDir } = settings
  const space = spaceFor(settings)
  if (s3) {
    const storage = s3Storage(s3)
    const photos = photosIn(storage, renderDemoPhoto)
    return { uploads: { db, storage, photos, space, adapter: s3Adapter(storage) }, pages: [] }
  }
  const storage = folderStorage(dataDir)
  const photos = photosIn(storage, renderDemoPhoto)
  const receiver: Page = (http) => localUploadRoute(http, { db, storage, space, secretKeys })
  const adapter = localAdapter(secretKeys.current)
  return { uploads: { db, storage, photos, space, adapter }, pages: [receiver] }
}

/** Watches the data directory when files or the embedded PostgreSQL are kept in it. */
function spaceFor({ s3, databaseUrl, dataDir, leastFreeBytes }: Settings) {
  if (s3 && databaseUrl) return boundlessSpace
  return freeSpaceOn(dataDir, leastFreeBytes)
}
