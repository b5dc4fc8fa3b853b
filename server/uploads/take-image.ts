import { developPhoto } from './develop-photo.ts'
import { markUsed, type Owner } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

/**
 * Takes one's own image for good and answers the folder of its public copies. Any number of times the
 * same; the folder itself may be given too, as by a form that sends back a picture it was shown.
 */
export async function takeImage(uploads: Uploads, owner: Owner, key: string): Promise<string> {
  const taken = await developPhoto(uploads, owner, key)
  await markUsed(uploads.db, taken.key)
  return taken.photo
}
