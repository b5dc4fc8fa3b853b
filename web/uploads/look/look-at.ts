import { findHeaders, type FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { fileValues } from '#market/imports/file-values.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { call } from '#web/platform/http/call.ts'
import type { FileLook, FileMeaning } from './file-look.ts'
import type { LookQuestion } from './look-worker.ts'

// What is wrong with a file that takes longer, the server says too.
const LONGEST_LOOK_MS = 60_000

type Looking = { of: FileKind; signal: AbortSignal; how?: FileMeaning }

/**
 * What a file says, looked up in a thread of its own. Undefined where that can't be told: what is wrong with the
 * file the server says.
 */
export async function lookAt(file: Blob, { of, how = {}, signal }: Looking) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (signal.aborted) return undefined
  const { promise, resolve } = Promise.withResolvers<FileLook | undefined>()
  const worker = new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<FileLook | undefined>) =>
    resolve(data),
  )
  worker.addEventListener('error', () => resolve(undefined))
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK_MS)])
  ended.addEventListener('abort', () => resolve(undefined), { once: true })
  const question: LookQuestion = { bytes, of, how }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(question)
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}

/** A first look at a file, its headers read as one read them before. */
export async function firstLook(file: Blob, looking: Looking) {
  const look = await lookAt(file, looking)
  if (!look) return undefined
  const kept = await keptMeaning(looking.of, look.header)
  if (!kept) return { look, how: {}, isRemembered: false }
  const again = await lookAt(file, { ...looking, how: kept })
  return again && { look: again, how: kept, isRemembered: kept.mapping !== undefined }
}

/** How one read such a file the last time; without an answer, as if it were the first. */
async function keptMeaning(kind: FileKind, header: readonly string[]) {
  try {
    const { mapping, conditions } = await call(findHeaders, {
      body: { kind, headers: [...header] },
    })
    const meaning: FileMeaning = {}
    if (Object.keys(mapping).length > 0) meaning.mapping = mapping
    if (Object.keys(conditions).length > 0)
      meaning.conditions = fileValues.parse({ conditions }).conditions
    return Object.keys(meaning).length > 0 ? meaning : undefined
  } catch (error) {
    if (!isCallError(error)) throw error
    return undefined
  }
}
