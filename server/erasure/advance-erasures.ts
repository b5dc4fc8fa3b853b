import { transact } from '#server/platform/database/transact.ts'
import { unleased, type JobRun } from '#server/platform/jobs/job-run.ts'
import { carryErasuresLater } from './carrying-erasures.ts'
import { finishErasure, findNextErasure, keepProgress, type Erasing } from './erasure-store.ts'
import type { ErasureDeps } from './step.ts'
import { steps } from './steps.ts'

const WAIT_MS = 2_000

/**
 * Advances all erasures one after the other, in small parts. After its share of time it queues a job for the
 * rest.
 */
export async function advanceErasures(deps: ErasureDeps, run: JobRun = unleased) {
  for (;;) {
    run.signal.throwIfAborted()
    const person = await findNextErasure(deps.db)
    if (!person) return
    const waits = (await carryOn(deps, person)) === 'waits'
    if (!waits && (await run.hasTime())) continue
    const runAt = waits ? new Date(Date.now() + WAIT_MS) : undefined
    return transact(deps.db, (tx) => carryErasuresLater(tx, runAt))
  }
}

async function carryOn(deps: ErasureDeps, person: Erasing) {
  const { userId } = person
  // Another version may have other steps; repeating a finished one finds nothing.
  const isCounted = person.steps === steps.length
  const { step, reached } = isCounted ? person : { step: 0, reached: 0 }
  const work = steps[step]
  if (!work) return finishErasure(deps.db, userId)
  const went = await work(deps, { ...person, step, reached })
  const progress =
    went === 'over' ? { step: step + 1, reached: 0, rows: 0 } : { step, reached, rows: 0 }
  const more = typeof went === 'object' ? went : {}
  await keepProgress(deps.db, userId, { ...progress, ...more, steps: steps.length })
  return went
}
