import { setTimeout as sleep } from 'node:timers/promises'
import type { Pace } from './nemesis/nemesis.ts'

/** Goes by the clock: faults of some seconds, with some seconds between them. */
export function timedPace(minutes: number): Pace {
  const end = Date.now() + minutes * 60_000
  return {
    isOver: () => Date.now() > end,
    last: (chance) => sleep(chance.between(300, 7000)),
    rest: (chance) => sleep(chance.between(500, 5000)),
  }
}
