import type { UploadKind } from '#market/uploads/upload.ts'
import type { Photos } from '#server/photos/photos.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What the verbs of uploads work with. */
export type Uploads = {
  db: Database
  /** Where the files lie as they were sent: never shown, never served. */
  storage: Storage
  photos: Photos
  door: UploadDoor
}

/** Gives out addresses that take one file each. */
export type UploadDoor = {
  address(place: UploadPlace): Promise<{ url: string; headers: Record<string, string> }>
}
export type UploadPlace = { key: string; kind: UploadKind | null; expiresAt: Date }

/** The name of a file as it was sent. */
export const originalOf = (key: string) => `uploads/${key}`
