import type { UploadKind } from '#market/uploads/upload-limits.ts'
import type { Photos } from '#server/photos/photos.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What the verbs of uploads work with. */
export type Uploads = {
  db: Database
  /** The storage of original uploads, which are never served. */
  storage: Storage
  photos: Photos
  /** Of the volume the files, or the database, lie on. */
  space: FreeSpace
  adapter: UploadAdapter
}

/** Issues upload addresses for one file each. */
export type UploadAdapter = {
  /** Whether uploads pass through this server, so that it sees them arrive. */
  isHeard: boolean
  address(place: UploadPlace): Promise<{ url: string; headers: Record<string, string> }>
}
export type UploadPlace = {
  key: string
  kind: UploadKind | null
  expiresAt: Date
  /** How long the address is valid. */
  seconds: number
  /** The file's size, when given. */
  size?: number | undefined
}

/** The name of a file as it was sent. */
export const originalOf = (key: string) => `uploads/${key}`
