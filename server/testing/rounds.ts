import * as fc from 'fast-check'
import { seed } from './seed.ts'

/** Whether this is the long form of the tests, as `npm run nightly` asks for. */
export const isLong = process.env['LOTLINE_LONG'] === '1'

type Rounds = {
  /** As many as it takes to show something, on any machine. */
  atLeast: number
  /** For how many milliseconds the long form draws more of them. */
  long: number
}

/** Tries a property on values that each run draws again. A clock ends the long form alone. */
export async function assertInRounds<Drawn>(
  property: fc.IAsyncProperty<Drawn>,
  { atLeast, long }: Rounds,
): Promise<void> {
  const end = isLong ? Date.now() + long : 0
  let drawnFrom = seed
  do {
    // What a round did to a database stays: a smaller example would be another story.
    await fc.assert(property, { numRuns: atLeast, seed: drawnFrom, endOnFailure: true })
    drawnFrom += 1
  } while (Date.now() < end)
}
