import type { Readable } from 'node:stream'
import {
  NEITHER_KIND,
  TOO_LARGE,
  TOO_LARGE_BYTES,
  uploadKindOf,
  type UploadKind,
} from '#market/uploads/upload-limits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { TooSlow } from '#server/platform/storage/await-chunks.ts'
import type { SecretKeys } from '#server/platform/secret-keys.ts'
import type { FolderStorage } from '#server/platform/storage/folder-storage.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'
import { TooLarge } from '#server/platform/storage/storage.ts'
import { isSignatureOf } from './signature.ts'
import {
  beginReceiving,
  findAddressed,
  keepKind,
  markReceived,
  stopReceiving,
} from './upload-store.ts'
import { originalOf } from './uploads.ts'

export type LocalUploads = {
  db: Database
  storage: FolderStorage
  space: FreeSpace
  secretKeys: SecretKeys
}
type UploadRequest = {
  key: string
  expires: string
  signature: string
  contentType?: string | undefined
  content: Readable
}

/**
 * Receives the one file of a signed address. While the address is valid, an interrupted upload may be repeated; a
 * complete one is final.
 */
export async function receiveUpload(uploads: LocalUploads, sent: UploadRequest) {
  const { db } = uploads
  const upload = await findAddressed(db, sent.key)
  const expiresAt = new Date(Number(sent.expires))
  if (!upload || !isSignatureOf(sent.signature, { key: upload.key, expiresAt }, uploads.secretKeys))
    throw new Refusal('This address doesn’t accept files', 403)
  if (expiresAt <= (await databaseNow(db)))
    throw new Refusal('This took too long. Please choose the file again.', 403)
  if (upload.receivedAt) throw new Refusal('This file is already stored', 409)
  const kind = upload.kind ?? (await kindSent(db, sent))
  if (!(await beginReceiving(db, upload.key)))
    throw new Refusal('This file is already uploading. Please choose it again.', 409)
  try {
    const bytes = await take(uploads, { ...upload, kind }, sent.content)
    await markReceived(db, upload.key, bytes)
  } catch (error) {
    await stopReceiving(db, upload.key)
    throw error
  }
}

async function kindSent(db: Database, { key, contentType }: UploadRequest) {
  const kind = uploadKindOf(contentType)
  if (!kind) throw new Refusal(NEITHER_KIND, 415)
  return keepKind(db, key, kind)
}

type Expected = { key: string; kind: UploadKind; bytes: number }

async function take({ storage, space }: LocalUploads, expected: Expected, content: Readable) {
  const { key, kind, bytes: told } = expected
  const largest = TOO_LARGE_BYTES[kind] - 1
  // The previous version did not require this.
  const mostBytes = Math.min(told || largest, largest)
  const room = await space.hold(mostBytes)
  try {
    return await storage.receive(originalOf(key), content, mostBytes)
  } catch (error) {
    if (error instanceof TooSlow) throw new Refusal('The file took too long to arrive', 408)
    if (!(error instanceof TooLarge))
      throw brokeOff(error) ? new Refusal('The upload was interrupted', 400) : error
    const isOverAll = mostBytes === largest
    throw new Refusal(isOverAll ? TOO_LARGE[kind] : 'The file is larger than announced', 413)
  } finally {
    room.release()
  }
}

// The second, when it had broken off before anything was read.
const BROKEN_OFF = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']

const brokeOff = (error: unknown) =>
  error instanceof Error && 'code' in error && BROKEN_OFF.includes(String(error.code))
