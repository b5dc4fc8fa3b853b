import { Worker } from 'node:worker_threads'
import { limited } from '#server/platform/limited.ts'
import { onAnswer } from '#server/platform/on-answer.ts'

const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 512
const UNREADABLE = { problem: 'The file could not be read' }

// Each thread uses many times its file's memory; a waiting thread's time limit starts when it runs.
export const MOST_THREADS = 4
const inTurn = limited(MOST_THREADS, (work: () => Promise<void>) => work())

/**
 * What a script posts about the file given as `workerData`. It runs in a thread with limits, so that
 * no file can block the server.
 */
export async function inThread<Read>(
  script: URL,
  given: object,
): Promise<Read | typeof UNREADABLE> {
  const { promise, resolve } = Promise.withResolvers<Read | typeof UNREADABLE>()
  await inTurn(async () => {
    const thread = new Worker(script, {
      workerData: given,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const timer = setTimeout(() => resolve(UNREADABLE), LONGEST_MS)
    onAnswer(thread, resolve)
    thread.once('error', () => resolve(UNREADABLE))
    thread.once('exit', () => resolve(UNREADABLE))
    try {
      await promise
    } finally {
      clearTimeout(timer)
      await thread.terminate()
    }
  })
  return promise
}
