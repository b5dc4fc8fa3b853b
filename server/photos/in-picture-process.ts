import { availableParallelism } from 'node:os'
import { UNREADABLE_IMAGE } from '#market/uploads/upload-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { NoAnswer } from '#server/platform/process-pool/no-answer.ts'
import { processPool, type Ask } from '#server/platform/process-pool/process-pool.ts'
import type { PictureTask } from './picture-task.ts'

const pool = processPool(new URL('process/picture-process.ts', import.meta.url), {
  atOnce: Math.min(availableParallelism(), 4),
  mostWaiting: 32,
  longestMs: 300_000,
  idleMs: 20_000,
  mostTasks: 200,
})

export const PICTURES_WAIT = 'Images can’t be processed right now. Please try again.'

export type AskPicture = (task: PictureTask) => Promise<unknown>

/** Pictures are processed in a separate process, so that a crashing decoder does not end this one. */
export async function inPictureProcess<Result>(
  work: (ask: AskPicture) => Promise<Result>,
): Promise<Result> {
  try {
    return await pool((ask: Ask) => work(ask))
  } catch (error) {
    throw error instanceof NoAnswer ? refusalFor(error) : error
  }
}

function refusalFor(error: NoAnswer) {
  if (error.why === 'exceeded') return new Refusal(UNREADABLE_IMAGE)
  return new Refusal(PICTURES_WAIT, 503, { retryAfter: 2, cause: error })
}
