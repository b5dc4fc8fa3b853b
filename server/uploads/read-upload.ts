import { Refusal } from '#server/platform/http/refusal.ts'
import { notArrived, readOriginal } from './read-original.ts'
import { findUpload, markUsed, type Owner } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

/** The user's own upload of a document, by what its content says it is. */
export async function readDocument(uploads: Uploads, owner: Owner, key: string): Promise<Buffer> {
  const upload = await findUpload(uploads.db, owner, key)
  if (upload.kind !== 'document') throw new Refusal('Not found', 404)
  const content = await readOriginal(uploads, upload.key, upload.kind)
  if (!content) throw notArrived()
  await markUsed(uploads.db, upload.key)
  return content
}

/** The user's own upload of a spreadsheet. What nobody stated the kind of may be either. */
export async function readUpload(uploads: Uploads, owner: Owner, key: string): Promise<Buffer> {
  const upload = await findUpload(uploads.db, owner, key)
  if (upload.kind === 'image' || upload.kind === 'document') throw new Refusal('Not found', 404)
  const content = await readOriginal(uploads, upload.key, upload.kind ?? 'workbook')
  if (!content) throw notArrived()
  await markUsed(uploads.db, upload.key)
  return content
}
