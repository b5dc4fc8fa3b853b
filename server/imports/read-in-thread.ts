import { Worker } from 'node:worker_threads'

/** What was read, as JSON lists: of lots in batches, and of issues. */
export type StagedFile =
  | { rows: number; refused: number; issues: string; lots: string[] }
  | { problem: string }

const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 512
const UNREADABLE = { problem: 'The file could not be read' }

/** Reads a file in a thread of its own, with bounds: no file can keep the server from its other work. */
export async function readInThread(bytes: Uint8Array): Promise<StagedFile> {
  const thread = new Worker(new URL('csv-thread.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const { promise, resolve } = Promise.withResolvers<StagedFile>()
  const timer = setTimeout(() => resolve(UNREADABLE), LONGEST_MS)
  thread.once('message', resolve)
  thread.once('error', () => resolve(UNREADABLE))
  thread.once('exit', () => resolve(UNREADABLE))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
