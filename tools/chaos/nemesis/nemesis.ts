import { chanceOf, type Chance } from '../chance.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { faultsOf, type Fault } from './faults.ts'

export type Pace = {
  isOver: () => boolean
  /** How long a fault lasts, and how long the pause after it is. */
  last: (chance: Chance) => Promise<void>
  rest: (chance: Chance) => Promise<void>
}
type Options = { seed: number; pace: Pace; hasFaults: boolean; tell: (line: string) => void }
type Drawn = { part: string; name: string; fault: Fault }

const SECOND_PERCENT = 35
const LAST_LINES = 12

/** Lets things go wrong by a schedule that the seed draws, and answers how often each did. */
export async function plague(cluster: Cluster, { seed, pace, hasFaults, tell }: Options) {
  const chance = chanceOf(seed, 'nemesis')
  const { faults, leftOut } = faultsOf(cluster)
  for (const what of leftOut) tell(`left out: ${what}`)
  const counts = new Map<string, number>()
  const [fallen, members] = [new Set<string>(), membersOf(cluster)]

  // Each part has its turn before one has a second.
  let turns: string[] = []
  while (!pace.isOver()) {
    const drawn = hasFaults ? [draw()] : []
    if (hasFaults && chance.percent(SECOND_PERCENT)) drawn.push(draw())
    const now = drawn.filter((each, at) => drawn.findIndex(({ part }) => part === each.part) === at)
    for (const { name, fault } of now) {
      tell(name)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      await fault.begin()
    }
    await pace.last(chance)
    for (const { fault } of now.toReversed()) await fault.end()
    await pace.rest(chance)
    lookForFallen()
  }
  return { counts, fallen: [...fallen] }

  function draw(): Drawn {
    if (turns.length === 0) turns = chance.shuffled(Object.keys(faults))
    const part = turns.pop() ?? ''
    const name = chance.oneOf(Object.keys(faults[part] ?? {})) ?? ''
    const make = faults[part]?.[name]
    if (!make) throw new Error(`Nothing goes wrong with ${part}`)
    return { part, name, fault: make(chance) }
  }

  function lookForFallen() {
    for (const member of members)
      if (member.hasFallen()) {
        const last = member.says().trim().split('\n').slice(-LAST_LINES).join('\n')
        if (!member.couldNotStart()) {
          fallen.add(`${member.name} ended by itself: ${last}`)
          tell(`${member.name} has ended by itself`)
        }
        member.startAgain()
      }
  }
}

export const membersOf = ({ apps, worker, store, redis, postgres }: Cluster) => [
  ...apps,
  worker,
  store,
  postgres,
  ...(redis ? [redis] : []),
]
