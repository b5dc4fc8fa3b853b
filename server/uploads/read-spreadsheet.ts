import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import { readUpload } from './read-upload.ts'
import type { Uploads } from './uploads.ts'

/** An uploaded file, and how it is meant. */
export type SentSpreadsheet = HowToRead & { key: string }

/** What one's own uploaded file says, read by a script in a thread, as a hostile file may take endlessly long. */
export async function readSpreadsheet<Read>(
  uploads: Uploads,
  reader: { userId: number },
  { script, key, ...how }: SentSpreadsheet & { script: URL },
) {
  const bytes = await readUpload(uploads, reader, key)
  return inThread<Read>(script, { bytes, ...how }, { site: uploads.db, account: reader.userId })
}
