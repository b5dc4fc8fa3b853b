import { quantityText } from '#web/platform/format/numbers.ts'

export type Change = { words: string; tone: 'up' | 'down' | 'same' }

// Larger changes read better as a factor.
const MANY_TIMES = 5

/** Compares a figure with the one before: "28% more". */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { words: 'No change', tone: 'same' }
  if (before === 0) return { words: 'None before', tone: 'up' }
  if (now >= MANY_TIMES * before)
    return { words: `${quantityText(Math.floor(now / before))} times as much`, tone: 'up' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return now > before
    ? { words: `${percent}% more`, tone: 'up' }
    : { words: `${percent}% less`, tone: 'down' }
}

type Ended = { count: number; accepted: number }

/** The percent of ended offers that were accepted; undefined when none ended. */
export const acceptedPercent = ({ count, accepted }: Ended) =>
  count === 0 ? undefined : Math.round((accepted / count) * 100)

/** The change in percentage points; undefined when one of the figures is. */
export function pointsOf(now: Ended, before: Ended): Change | undefined {
  const [percent, earlier] = [acceptedPercent(now), acceptedPercent(before)]
  if (percent === undefined || earlier === undefined) return undefined
  const points = percent - earlier
  if (points === 0) return { words: 'No change', tone: 'same' }
  const amount = Math.abs(points)
  const words = `${amount} ${amount === 1 ? 'point' : 'points'} ${points > 0 ? 'more' : 'less'}`
  return { words, tone: points > 0 ? 'up' : 'down' }
}
