import { spreadsheetKind } from '#market/spreadsheets/spreadsheet-file.ts'
import type { Sheets, SpreadsheetOf } from './sheets-of.ts'
import type { SheetsQuestion } from './sheets-worker.ts'

// What is wrong with a file that takes longer, the server says too.
const LONGEST_LOOK_MS = 60_000

type Looking = { of: SpreadsheetOf; signal: AbortSignal }

/**
 * The sheets of a workbook of several, looked up in a thread of its own; undefined for all else, and for what
 * cannot be read: what is wrong with it the server says.
 */
export async function findSheets(file: File, { of, signal }: Looking) {
  if (spreadsheetKind(file.name) !== 'workbook') return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (signal.aborted) return undefined
  const { promise, resolve } = Promise.withResolvers<Sheets | undefined>()
  const worker = new Worker(new URL('./sheets-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Sheets | undefined>) => resolve(data))
  worker.addEventListener('error', () => resolve(undefined))
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_LOOK_MS)])
  ended.addEventListener('abort', () => resolve(undefined), { once: true })
  const question: SheetsQuestion = { bytes, of }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  worker.postMessage(question)
  try {
    return await promise
  } finally {
    worker.terminate()
  }
}
