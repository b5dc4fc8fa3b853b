import { developPhoto } from './develop-photo.ts'
import { markUsed, type Owner } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

/**
 * Keeps the user's own image for good and returns the folder of its public copies. Idempotent;
 * the folder itself is accepted too, from a form that sends back the picture it was given.
 */
export async function takeImage(uploads: Uploads, owner: Owner, key: string): Promise<string> {
  const taken = await developPhoto(uploads, owner, key)
  await markUsed(uploads.db, taken.key)
  return taken.photo
}
