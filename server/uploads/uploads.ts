import type { UploadKind } from '#market/uploads/upload.ts'
import type { Photos } from '#server/photos/photos.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What the verbs of uploads work with. */
export type Uploads = {
  db: Database
  /** Where the files lie as they were sent: never shown, never served. */
  storage: Storage
  photos: Photos
  /** Of the volume the files, or the database, lie on. */
  space: FreeSpace
  adapter: UploadAdapter
}

/** Gives out addresses that take one file each. */
export type UploadAdapter = {
  /** Whether we hear what comes to them, as it comes to ourselves. */
  isHeard: boolean
  address(place: UploadPlace): Promise<{ url: string; headers: Record<string, string> }>
}
export type UploadPlace = {
  key: string
  kind: UploadKind | null
  expiresAt: Date
  /** For how long it is good. */
  seconds: number
  /** How long the file is, when that was told. */
  size?: number | undefined
}

/** The name of a file as it was sent. */
export const originalOf = (key: string) => `uploads/${key}`
