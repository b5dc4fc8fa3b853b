import { randomBytes } from 'node:crypto'
import {
  NEITHER_KIND,
  NOT_AN_IMAGE,
  TOO_LARGE_BYTES,
  uploadKindOf,
  uploadProblem,
  type UploadKind,
} from '#market/uploads/upload.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { spendQuota, type Sender } from './spend-quota.ts'
import { addUpload, countWaiting } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

const VALID_MS = 5 * 60_000
const MOST_WAITING = 100

type Announced = {
  kind?: UploadKind | undefined
  content_type?: string | undefined
  size?: number | undefined
}

/** Issues an address that accepts one file of this user for five minutes. */
export async function signUpload(
  { db, adapter, space }: Uploads,
  sender: Sender,
  announced: Announced,
) {
  const { content_type: type, size } = announced
  const kind = announced.kind ?? uploadKindOf(type)
  const problem = uploadProblem(kind, { type, size })
  if (problem) throw new Refusal(problem, isWrongType(problem) ? 422 : 413)
  const bytes = size ?? TOO_LARGE_BYTES[kind ?? 'image'] - 1
  await space.require(bytes)

  const now = await databaseNow(db)
  const key = randomBytes(16).toString('hex')
  const place = { key, kind: kind ?? null, expiresAt: new Date(now.getTime() + VALID_MS) }
  await transact(db, async (tx) => {
    const network = await spendQuota(tx, sender, bytes)
    if ((await countWaiting(tx, sender.viewer)) >= MOST_WAITING)
      throw new Refusal('Too many files are waiting. Please try again tomorrow.', 429, {
        retryAfter: 3600,
      })
    // Uploads to a store that does not report back count when the address is issued.
    const receivingAt = adapter.isHeard ? null : now
    await addUpload(tx, sender.viewer, { ...place, bytes, network, receivingAt })
  })
  const { url, headers } = await adapter.address({ ...place, size, seconds: VALID_MS / 1000 })
  return { aws_url: url, aws_headers: headers, file_key: key }
}

const isWrongType = (problem: string) => problem === NOT_AN_IMAGE || problem === NEITHER_KIND
