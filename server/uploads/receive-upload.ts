import type { Readable } from 'node:stream'
import { NEITHER_KIND, TOO_LARGE, TOO_LARGE_BYTES, uploadKindOf } from '#market/uploads/upload.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { FolderStorage } from '#server/platform/storage/folder-storage.ts'
import { TooLarge } from '#server/platform/storage/storage.ts'
import { isSignatureOf } from './signature.ts'
import { findAddressed, keepKind } from './upload-store.ts'
import { originalOf } from './uploads.ts'

export type LocalUploads = { db: Database; storage: FolderStorage; secretKey: string }
type Sent = {
  key: string
  expires: string
  signature: string
  contentType?: string | undefined
  content: Readable
}

/**
 * Takes the file of a signed address. While the address is good a file may be sent again, as after a
 * broken connection; once it was taken, it stays what it is.
 */
export async function receiveUpload({ db, storage, secretKey }: LocalUploads, sent: Sent) {
  const upload = await findAddressed(db, sent.key)
  const expiresAt = new Date(Number(sent.expires))
  if (!upload || !isSignatureOf(sent.signature, { key: upload.key, expiresAt }, secretKey))
    throw new Refusal('This address takes no files', 403)
  if (expiresAt.getTime() <= Date.now())
    throw new Refusal('This took too long. Please choose the file again.', 403)
  if (upload.photo || upload.usedAt) throw new Refusal('This file was stored already', 409)

  const kind = upload.kind ?? (await kindSent(db, sent))
  try {
    await storage.receive(originalOf(upload.key), sent.content, TOO_LARGE_BYTES[kind] - 1)
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal(TOO_LARGE[kind], 413)
    throw brokeOff(error) ? new Refusal('The file broke off on its way', 400) : error
  }
}

async function kindSent(db: Database, { key, contentType }: Sent) {
  const kind = uploadKindOf(contentType)
  if (!kind) throw new Refusal(NEITHER_KIND, 415)
  return keepKind(db, key, kind)
}

// The second, when it had broken off before anything was read.
const BROKEN_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

const brokeOff = (error: unknown) =>
  error instanceof Error && 'code' in error && BROKEN_OFF.includes(String(error.code))
