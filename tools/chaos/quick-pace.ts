import { eventually } from '#server/testing/eventually.ts'
import type { History } from './history/history.ts'
import type { Pace } from './nemesis/nemesis.ts'

const FAULTS = 7
const REQUESTS = 25

/** Counts what the traders did instead of time: a number of faults, each for a number of requests. */
export function quickPace(history: History): Pace {
  let left = FAULTS
  const someRequests = async () => {
    const before = history.tried()
    await eventually(
      async () => history.tried() - before,
      (requests) => requests >= REQUESTS,
      120,
    )
  }
  return {
    isOver: () => left-- <= 0,
    last: someRequests,
    rest: someRequests,
  }
}
