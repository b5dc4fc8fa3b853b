import type { About, History, Write } from './history.ts'

type Of<Kind extends About['kind']> = Extract<About, { kind: Kind }>
type WriteOf<Kind extends About['kind']> = Write & { about: Of<Kind> }

const isOf =
  <Kind extends About['kind']>(kind: Kind) =>
  (write: Write): write is WriteOf<Kind> =>
    write.about.kind === kind

/** The writes of a kind, whatever became of them. */
export const writesOf = <Kind extends About['kind']>({ writes }: History, kind: Kind) =>
  writes.filter(isOf(kind))

export const acknowledgedOf = <Kind extends About['kind']>(history: History, kind: Kind) =>
  writesOf(history, kind).filter(({ outcome }) => outcome === 'acknowledged')

/** Where the notes of what is kept are not the keys of what was acknowledged, once each. */
export function unlikeAcknowledged(writes: Write[], notes: (string | null)[]): string[] {
  const times = new Map<string, number>()
  for (const note of notes) if (note) times.set(note, (times.get(note) ?? 0) + 1)
  const known = new Set(writes.map(({ key }) => key))
  return [
    ...writes.flatMap(({ key, route, outcome }) => {
      const wanted = outcome === 'acknowledged' ? 1 : 0
      const found = times.get(key) ?? 0
      return found === wanted || outcome === 'unknown'
        ? []
        : [`${route} of ${key} was ${outcome}, and is there ${found} times`]
    }),
    ...[...times.keys()]
      .filter((note) => !known.has(note))
      .map((note) => `nobody asked for ${note}`),
  ]
}

/** The accepts that were acknowledged; of one that its own side had made before, the same order is the answer. */
export function acceptsOf(history: History, notes: (string | null)[]) {
  const kept = new Set(notes)
  const accepts = acknowledgedOf(history, 'turn').filter(({ about }) => about.turn === 'accept')
  const first = accepts.filter(({ key }) => kept.has(key))
  const places = new Set(first.map(placeOf))
  const repeated = accepts.filter((write) => !kept.has(write.key) && places.has(placeOf(write)))
  return { first, repeated }
}

const placeOf = ({ about }: WriteOf<'turn'>) => `${about.offerId} ${about.side} ${about.seen}`
