import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { limited } from '#server/platform/limited.ts'
import { onAnswer } from '#server/platform/on-answer.ts'
import type { Sheet } from './sheet.ts'

const LONGEST_MS = 60_000
const bytes = z.instanceof(Uint8Array)

// Kept, for to start one takes longer than to draw most sheets.
let thread: Worker | undefined
let answer = Promise.withResolvers<unknown>()

/** Draws a sheet in a worker thread: hundreds of lines would hold up other requests. */
export const printSheet = limited(1, async (sheet: Sheet) => {
  answer = Promise.withResolvers()
  const drawing = (thread ??= startThread())
  const timer = setTimeout(
    () => answer.reject(new Error('A sheet took too long to draw')),
    LONGEST_MS,
  )
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    drawing.postMessage(sheet)
    return bytes.parse(await answer.promise)
  } catch (error) {
    await drawing.terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
})

function startThread() {
  const started = new Worker(new URL('sheet-thread.ts', import.meta.url))
  onAnswer(started, (drawn) => answer.resolve(drawn))
  started.on('error', (error) => answer.reject(error))
  started.on('exit', () => {
    thread = undefined
    answer.reject(new Error('The thread that draws sheets has ended'))
  })
  // It keeps no process from its end.
  started.unref()
  return started
}
