import { timesOf } from '../support/load.ts'
import type { Place } from './a-place.ts'
import { heavyReads, readUntilEnded } from './reads.ts'

export type Load = { accepts: number; accepting: number; reading: number }

/** Accepts as fast as they go, while others read without a pause. */
export async function acceptBesideReads(place: Place, address: string, load: Load) {
  const offers = await place.offers(load.accepts)
  const reads = readUntilEnded(place.callerOf(address), heavyReads(place), load.reading)
  const [began, workBefore] = [performance.now(), await place.work()]
  const accepted = await place.callerOf(address).make(
    offers.map(({ accept }) => accept),
    load.accepting,
  )
  const seconds = (performance.now() - began) / 1000
  const work = (await place.work()) - workBefore
  const readTimes = await reads.end()
  return {
    accepts: [accepted.perSecond],
    acceptTimes: timesOf(accepted),
    reads: [readTimes.length / seconds],
    readTimes,
    workOfPrimary: [(100 * work) / (seconds * 1000)],
  }
}
