import { LANES, type Lane } from '#market/system/lanes.ts'

export type LanePlace = {
  lane: Lane
  /** Jobs that wait for the same other party, such as the mail server: they have workers of their own in the lane. */
  apart?: string
  /** How many connections one such job uses at a time, when it is more than one. */
  connections?: number
}

/** Workers that do some of a lane's jobs, and no others. */
export type Crew<Job> = { jobs: readonly Job[]; workers: number }

/**
 * Shares the workers of each lane out, so that a party that does not answer holds up only its own jobs. A lane
 * with too few workers for that has all its jobs done by the same.
 */
export function crewsOf<Job extends LanePlace>(
  jobs: readonly Job[],
  workers: Record<Lane, number>,
): Crew<Job>[] {
  return LANES.flatMap((lane) => {
    const own = jobs.filter((each) => each.lane === lane)
    const groups = [...Map.groupBy(own, ({ apart }) => apart).values()]
    const all = workers[lane]
    if (all === 0) return []
    if (all < groups.length) return [{ jobs: own, workers: all }]
    return groups.map((group, at) => ({ jobs: group, workers: shareOf(all, groups.length, at) }))
  })
}

const shareOf = (all: number, among: number, at: number) =>
  Math.floor(all / among) + (at < all % among ? 1 : 0)

/** Connections of the clock and of heartbeats, which must not wait for the jobs. */
export const BESIDE_THE_JOBS = 2

/** Each worker uses as many connections as the hungriest of its jobs, and each crew listens on one. */
export const connectionsOf = (crews: readonly Crew<{ connections?: number }>[]) =>
  crews.reduce((total, { jobs, workers }) => total + workers * mostOf(jobs) + 1, 0)

const mostOf = (jobs: readonly { connections?: number }[]) =>
  Math.max(...jobs.map(({ connections = 1 }) => connections))
