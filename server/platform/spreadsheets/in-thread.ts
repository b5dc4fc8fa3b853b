import { Worker } from 'node:worker_threads'
import { limited } from '#server/platform/limited.ts'
import { onAnswer } from '#server/platform/on-answer.ts'
import { readingsOf } from './readings-of.ts'

const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 512
const UNREADABLE = { problem: 'The file could not be read' }

// Each thread uses many times its file's memory; a waiting thread's time limit starts when it runs.
export const MOST_THREADS = 4
// What may take long leaves two threads to others.
const LARGE_BYTES = 1_000_000
const SMALL_FILE_MS = 20_000
const inTurn = limited(MOST_THREADS, (work: () => Promise<void>) => work())
const largeInTurn = limited(MOST_THREADS - 2, (work: () => Promise<void>) => inTurn(work))

const readings = readingsOf()

type FileToRead = { bytes: Uint8Array; [more: string]: unknown }

/**
 * What a script posts about the file given as `workerData`. It runs in a thread with limits, so that
 * no file can block the server: one at a time for each account, and none for minutes after one that had to be stopped.
 */
export async function inThread<Read>(
  script: URL,
  { account, ...given }: FileToRead & { account: number },
): Promise<Read | typeof UNREADABLE> {
  const isLarge = given.bytes.length > LARGE_BYTES
  const take = isLarge ? largeInTurn : inTurn
  const { promise, resolve } = Promise.withResolvers<Read | typeof UNREADABLE>()
  await readings.inTurn(account, async () => {
    await take(async () => {
      const thread = new Worker(script, {
        workerData: given,
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      })
      const giveUp = () => {
        readings.noteHostile(account)
        resolve(UNREADABLE)
      }
      const timer = setTimeout(giveUp, isLarge ? LONGEST_MS : SMALL_FILE_MS)
      onAnswer(thread, resolve)
      thread.once('error', giveUp)
      thread.once('exit', () => resolve(UNREADABLE))
      try {
        await promise
      } finally {
        clearTimeout(timer)
        await thread.terminate()
      }
    })
  })
  return promise
}
