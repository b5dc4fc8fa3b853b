import { Worker } from 'node:worker_threads'
import { Refusal } from '#server/platform/http/refusal.ts'
import { limited } from '#server/platform/limited.ts'
import { onAnswer } from '#server/platform/on-answer.ts'
import { readingsAt } from './readings-at.ts'

// Of its own work: how busy the machine is says nothing against a file.
const MOST_WORK_MS = 30_000
const LONGEST_MS = 300_000
const LOOK_EVERY_MS = 1000
const MOST_MEMORY_MB = 512
const UNREADABLE = { problem: 'The file could not be read' }

// Each thread uses many times its file's memory; a waiting thread's time limit starts when it runs.
export const MOST_THREADS = 4
// What may take long leaves two threads to others.
const LARGE_BYTES = 1_000_000
const inTurn = limited(MOST_THREADS, (work: () => Promise<void>) => work())
const largeInTurn = limited(MOST_THREADS - 2, (work: () => Promise<void>) => inTurn(work))

/** Whose file it is, at the site with which database. */
export type Reader = { site: object; account: number }

type FileToRead = { bytes: Uint8Array; [more: string]: unknown }

/**
 * The result that a script posts about the file given as `workerData`. It runs in a thread with limits, so that
 * no file can block the server. Each account has one at a time, and none for minutes after one that had to be
 * stopped. A refusal of 503 if there is no answer within five minutes, as on a machine that is too busy.
 */
export async function inThread<Read>(
  script: URL,
  given: FileToRead,
  by: Reader,
): Promise<Read | typeof UNREADABLE> {
  const take = given.bytes.length > LARGE_BYTES ? largeInTurn : inTurn
  const readings = readingsAt(by.site)
  const { promise, resolve, reject } = Promise.withResolvers<Read | typeof UNREADABLE>()
  await readings.inTurn(by.account, async () => {
    await take(async () => {
      const thread = new Worker(script, {
        workerData: given,
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
      })
      const giveUp = () => resolve(UNREADABLE)
      const stopHostile = () => {
        readings.noteHostile(by.account)
        giveUp()
      }
      // A thread that got no turn for minutes has not judged the file.
      const timer = setTimeout(
        () => reject(new Refusal('Lotline is busy. Please try again.', 503)),
        LONGEST_MS,
      )
      let look: NodeJS.Timeout | undefined
      // A thread that has not begun yet has no figures; on a busy machine that takes seconds.
      thread.once('online', () => {
        look = setInterval(() => {
          workMsOf(thread).then((ms) => ms > MOST_WORK_MS && stopHostile(), unlessEnded)
        }, LOOK_EVERY_MS)
      })
      onAnswer(thread, resolve)
      thread.once('error', (error) => (isOutOfMemory(error) ? stopHostile() : giveUp()))
      thread.once('exit', giveUp)
      try {
        await promise
      } finally {
        clearTimeout(timer)
        await thread.terminate()
        clearInterval(look)
      }
    })
  })
  return promise
}

async function workMsOf(thread: Worker) {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1000
}

// The thread's own end says what became of it.
const unlessEnded = () => {}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
