import { setTimeout as sleep } from 'node:timers/promises'

/** Thrown in place of an answer that did not come. */
export class TooLate extends Error {}

/** The answer, if it comes within this time. The work itself continues; only the wait ends. */
export async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const over = new AbortController()
  const late = sleep(ms, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new TooLate('it does not answer')
  })
  late.catch(() => {})
  answer.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    over.abort()
  }
}
