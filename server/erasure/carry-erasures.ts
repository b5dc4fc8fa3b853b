import { transact } from '#server/platform/database/transact.ts'
import { unleased, type JobRun } from '#server/platform/jobs/job-run.ts'
import { carryErasuresLater } from './carrying-erasures.ts'
import { finishErasure, findNextErasure, keepProgress, type Erasing } from './erasure-store.ts'
import type { ErasureDesk } from './step.ts'
import { steps } from './steps.ts'

const WAIT_MS = 2_000

/** Brings all erasures on, in turn and in small parts; what is left when it is others' turn is for a job of its own. */
export async function carryErasures(desk: ErasureDesk, run: JobRun = unleased) {
  for (;;) {
    run.signal.throwIfAborted()
    const person = await findNextErasure(desk.db)
    if (!person) return
    const waits = (await carryOn(desk, person)) === 'waits'
    if (!waits && run.hasTime()) continue
    const runAt = waits ? new Date(Date.now() + WAIT_MS) : undefined
    return transact(desk.db, (tx) => carryErasuresLater(tx, runAt))
  }
}

async function carryOn(desk: ErasureDesk, person: Erasing) {
  const { userId } = person
  // Another version counts other parts: done again, those that were done find nothing.
  const isCounted = person.steps === steps.length
  const { step, reached } = isCounted ? person : { step: 0, reached: 0 }
  const work = steps[step]
  if (!work) return finishErasure(desk.db, userId)
  const went = await work(desk, { ...person, step, reached })
  const progress =
    went === 'over' ? { step: step + 1, reached: 0, rows: 0 } : { step, reached, rows: 0 }
  const more = typeof went === 'object' ? went : {}
  await keepProgress(desk.db, userId, { ...progress, ...more, steps: steps.length })
  return went
}
