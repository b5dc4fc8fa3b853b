import { setTimeout } from 'node:timers/promises'
import type { Answer } from './caller.ts'

const TRIES = 60

/** Calls again when the database asked to wait, as a slow machine's does under many calls at once. */
export async function patiently(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await call()
    if (answer.status !== 503 || tries === TRIES) return answer
    await setTimeout(100)
  }
}
