import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report, Unit } from '../support/report.ts'
import { aPlace } from './a-place.ts'
import { writeAndRead } from './mix.ts'
import { acceptBesideReads } from './side-by-side.ts'

/** Sellers accept while others run long reads: with one PostgreSQL, and with a replica. */
export async function measureReplica({ keep, quick }: Bench): Promise<Report> {
  const place = await aPlace(keep, quick ? 5000 : 20_000)
  const load = { accepts: quick ? 200 : 400, accepting: 8, reading: 4 }
  const bothWays = async () => ({
    alone: await acceptBesideReads(place, place.alone.address, load),
    beside: await acceptBesideReads(place, place.beside.address, load),
  })
  await bothWays()
  const rounds = await repeat(quick ? 3 : 5, bothWays)
  const mixes = await repeat(quick ? 2 : 3, () => writeAndRead(place, load))

  type Measured = (typeof rounds)[number]['alone']
  const compared = (what: string, unit: Unit, of: (measured: Measured) => number[]): Figure[] => {
    const baseline = { what, unit, runs: rounds.map(({ alone }) => of(alone)) }
    const beside = rounds.map((round) => of(round.beside))
    return [baseline, { what: '  with the replica', unit, runs: beside, baseline }]
  }
  const mixed = (what: string, unit: Unit, of: (mix: (typeof mixes)[number]) => number[]) => ({
    what,
    unit,
    runs: mixes.map(of),
  })
  return {
    made: [
      `${place.size.lots.toLocaleString('en-US')} lots, ${place.size.offers.toLocaleString('en-US')} offers; Debian's PostgreSQL with its own settings and hot_standby_feedback. Primary, replica, both servers and the load share the cores.`,
      `${load.accepts} accepts over ${load.accepting} connections, while ${load.reading} others read figures, lists and files without a pause.`,
      `The mix: of ten calls of ${place.sellers.length} sellers one accepts an offer and nine read right after it; ${load.reading} others read as above.`,
    ],
    figures: [
      ...compared('accepts', '/s', ({ accepts }) => accepts),
      ...compared('an accept', 'ms', ({ acceptTimes }) => acceptTimes),
      ...compared('reads beside them', '/s', ({ reads }) => reads),
      ...compared('a read', 'ms', ({ readTimes }) => readTimes),
      ...compared('work of the primary, % of a core', '', ({ workOfPrimary }) => workOfPrimary),
      mixed('the mix: % of reads answered by the replica', '', ({ shareOf }) => [shareOf('fresh')]),
      mixed('  % by the primary for a write not there yet', '', ({ shareOf }) => [
        shareOf('written'),
      ]),
      mixed('  % by the primary as all connections were busy', '', ({ shareOf }) => [
        shareOf('busy'),
      ]),
      mixed('  half of its answers were not older than', 'ms', ({ ageOf }) => [ageOf(0.5)]),
      mixed('  95 of 100 not older than', 'ms', ({ ageOf }) => [ageOf(0.95)]),
      mixed('  from a commit until it is replayed', 'ms', ({ replayMs }) => replayMs),
    ],
  }
}
