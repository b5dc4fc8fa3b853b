import { randomBytes } from 'node:crypto'
import {
  TOO_LARGE,
  TOO_LARGE_BYTES,
  uploadKindOf,
  uploadProblem,
  type UploadKind,
} from '#market/uploads/upload-limits.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { spendQuota, type Sender } from './spend-quota.ts'
import { addUploads, countWaiting } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

const VALID_MS = 5 * 60_000
// As many as one call may then add to products.
const MOST_WAITING = 500

type Announced = {
  kind?: UploadKind | undefined
  content_type?: string | undefined
  size?: number | undefined
}

/** Issues an address that accepts one file of this user for five minutes. */
export async function signUpload(uploads: Uploads, sender: Sender, announced: Announced) {
  const place = placeOf(announced, await databaseNow(uploads.db))
  await admit(uploads, sender, [place])
  return addressOf(uploads, place)
}

/** Issues an address for each of several files, or for none. */
export async function signUploads(
  uploads: Uploads,
  sender: Sender,
  announced: readonly Announced[],
) {
  const now = await databaseNow(uploads.db)
  const places = announced.map((file) => placeOf(file, now))
  await admit(uploads, sender, places)
  return Promise.all(places.map((place) => addressOf(uploads, place)))
}

type Address = ReturnType<typeof placeOf>

function placeOf({ kind: said, content_type: type, size }: Announced, now: Date) {
  const kind = said ?? uploadKindOf(type)
  const problem = uploadProblem(kind, { type, size })
  if (problem) throw new Refusal(problem, isTooLarge(problem) ? 413 : 422)
  return {
    key: randomBytes(16).toString('hex'),
    kind: kind ?? null,
    size,
    bytes: size ?? TOO_LARGE_BYTES[kind ?? 'image'] - 1,
    now,
    expiresAt: new Date(now.getTime() + VALID_MS),
  }
}

async function admit({ db, adapter, space }: Uploads, sender: Sender, places: readonly Address[]) {
  const more = { files: places.length, bytes: places.reduce((sum, { bytes }) => sum + bytes, 0) }
  await space.require(more.bytes)
  await transact(db, async (tx) => {
    const network = await spendQuota(tx, sender, more)
    if ((await countWaiting(tx, sender.viewer)) + more.files > MOST_WAITING)
      throw new Refusal('Too many files are waiting. Please try again tomorrow.', 429, {
        retryAfter: 3600,
      })
    const uploads = places.map(({ key, kind, expiresAt, bytes, now }) => ({
      key,
      kind,
      expiresAt,
      bytes,
      network,
      // Uploads to a store that does not report back count when the address is issued.
      receivingAt: adapter.isHeard ? null : now,
    }))
    await addUploads(tx, sender.viewer, uploads)
  })
}

async function addressOf({ adapter }: Uploads, { key, kind, expiresAt, size }: Address) {
  const seconds = VALID_MS / 1000
  const { url, headers } = await adapter.address({ key, kind, expiresAt, size, seconds })
  return { aws_url: url, aws_headers: headers, file_key: key }
}

const isTooLarge = (problem: string) => Object.values(TOO_LARGE).includes(problem)
