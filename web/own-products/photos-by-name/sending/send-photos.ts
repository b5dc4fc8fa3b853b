import type { AddedPhoto } from '#market/products/photos-by-name/photos-by-name-api.ts'
import { isCallError, NO_ANSWER } from '#web/platform/http/call-error.ts'
import type { PhotoSource } from '../files/photo-source.ts'
import { inBatches } from './batches.ts'

export type PlannedPhoto = { id: number; productId: number; source: PhotoSource }
export type Outcome = { result: AddedPhoto['result']; message: string }
export type Outcomes = ReadonlyMap<number, Outcome>

type Signed = { aws_url: string; aws_headers: Record<string, string>; file_key: string }
type Sent = { name: string; key: string; product_id: number }

/** The three calls that sending takes. */
export type Wire = {
  sign: (files: { content_type: string; size: number }[], signal: AbortSignal) => Promise<Signed[]>
  put: (address: Signed, content: Blob, signal: AbortSignal) => Promise<void>
  add: (
    files: Sent[],
    signal: AbortSignal,
  ) => Promise<Pick<AddedPhoto, 'key' | 'result' | 'message'>[]>
}

type Manner = { wire: Wire; signal: AbortSignal; onOutcome: (id: number, outcome: Outcome) => void }

const SENT_AT_ONCE = 4

/**
 * Sends photos a batch at a time, and adds each batch to its products while the next is on its way. What is wrong with
 * one file is its outcome; what would be wrong with all of them is thrown, and what has no outcome yet may be sent again.
 */
export async function sendPhotos(planned: readonly PlannedPhoto[], manner: Manner) {
  let adding: Promise<void> = Promise.resolve()
  try {
    for (const batch of inBatches(planned)) {
      const sent = await sendBatch(batch, manner)
      await adding
      adding = addBatch(sent, manner)
      // Awaited one batch later, or below.
      adding.catch(() => {})
    }
  } catch (error) {
    // What is on its way may still arrive.
    await adding.catch(() => {})
    throw error
  }
  await adding
}

type SentPhoto = PlannedPhoto & { key: string }

async function sendBatch(batch: readonly PlannedPhoto[], { wire, signal, onOutcome }: Manner) {
  const files = batch.map(({ source: { type, size } }) => ({ content_type: type, size }))
  const addresses = await wire.sign(files, signal)
  const sent: (SentPhoto | undefined)[] = []
  const waiting = [...batch.entries()]
  const failures: unknown[] = []
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendNext))
  if (failures.length > 0) {
    await addBatch(
      sent.flatMap((each) => each ?? []),
      { wire, signal, onOutcome },
    )
    throw failures[0]
  }
  return sent.flatMap((each) => each ?? [])

  async function sendNext() {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      const [at, photo] = next
      const address = addresses[at]
      if (address) await sendOne(at, photo, address)
    }
  }

  async function sendOne(at: number, photo: PlannedPhoto, address: Signed) {
    const content = await photo.source.open().catch((error: unknown) => refuse(photo, error))
    if (!content) return
    try {
      await wire.put(address, content, signal)
      sent[at] = { ...photo, key: address.file_key }
    } catch (error) {
      if (isOfThisFile(error)) refuse(photo, error)
      else failures.push(error)
    }
  }

  function refuse({ id }: PlannedPhoto, error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    onOutcome(id, { result: 'refused', message })
    return undefined
  }
}

/** Adds them, and once more what there was no time for. */
async function addBatch(batch: readonly SentPhoto[], { wire, signal, onOutcome }: Manner) {
  let left = batch
  while (left.length > 0) {
    const files = left.map(({ source, key, productId }) => {
      return { name: source.path.slice(-LONGEST_NAME), key, product_id: productId }
    })
    const answers = new Map((await wire.add(files, signal)).map((each) => [each.key, each]))
    left = left.filter(({ id, key }) => {
      const { result, message } = answers.get(key) ?? { result: 'unfinished', message: '' }
      if (result !== 'unfinished') onOutcome(id, { result, message })
      return result === 'unfinished'
    })
  }
}

const LONGEST_NAME = 400

// Of the others the next file would hear the same: no answer, an address too old, too many, no room.
const OF_ALL = new Set([NO_ANSWER, 401, 403, 408, 409, 429])

const isOfThisFile = (error: unknown) =>
  isCallError(error) && error.status < 500 && !OF_ALL.has(error.status)
