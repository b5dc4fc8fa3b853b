import { randomBytes } from 'node:crypto'
import {
  NEITHER_KIND,
  NOT_AN_IMAGE,
  uploadKindOf,
  uploadProblem,
  type UploadKind,
} from '#market/uploads/upload.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addUpload, countWaiting, type Owner } from './upload-store.ts'
import type { Uploads } from './uploads.ts'

const VALID_MS = 5 * 60_000
const MOST_WAITING = 100

type Announced = {
  kind?: UploadKind | undefined
  content_type?: string | undefined
  size?: number | undefined
}

/** Gives out an address that takes one file of this user for five minutes. */
export async function signUpload({ db, door }: Uploads, owner: Owner, announced: Announced) {
  const { content_type: type, size } = announced
  const kind = announced.kind ?? uploadKindOf(type)
  const problem = uploadProblem(kind, { type, size })
  if (problem) throw new Refusal(problem, isWrongType(problem) ? 422 : 413)
  if ((await countWaiting(db, owner)) >= MOST_WAITING)
    throw new Refusal('Too many files are waiting. Please try again tomorrow.', 429, {
      retryAfter: 3600,
    })

  const key = randomBytes(16).toString('hex')
  const place = { key, kind: kind ?? null, expiresAt: new Date(Date.now() + VALID_MS) }
  const { url, headers } = await door.address(place)
  await addUpload(db, owner, place)
  return { aws_url: url, aws_headers: headers, file_key: key }
}

const isWrongType = (problem: string) => problem === NOT_AN_IMAGE || problem === NEITHER_KIND
