import type { S3Storage } from '#server/platform/storage/s3-storage.ts'
import { originalOf, type UploadDoor } from './uploads.ts'

/** Presigned addresses of the bucket: how much they take is looked at when the file is read. */
export const s3Door = (storage: S3Storage): UploadDoor => ({
  async address({ key, expiresAt }) {
    const seconds = Math.max(1, Math.round((expiresAt.getTime() - Date.now()) / 1000))
    return { url: await storage.presignPut(originalOf(key), seconds), headers: {} }
  },
})
