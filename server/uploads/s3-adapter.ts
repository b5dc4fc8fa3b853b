import type { S3Storage } from '#server/platform/storage/s3-storage.ts'
import { originalOf, type UploadAdapter } from './uploads.ts'

/**
 * Presigned addresses of the bucket. One for a file of a told length takes no other length; without that, how much came
 * is looked at when the file is read. A second body takes the place of the first, so an address never fills more than one file.
 */
export const s3Adapter = (storage: S3Storage): UploadAdapter => ({
  isHeard: false,
  async address({ key, seconds, size }) {
    return { url: await storage.presignPut(originalOf(key), { seconds, size }), headers: {} }
  },
})
