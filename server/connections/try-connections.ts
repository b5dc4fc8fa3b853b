import { inTime, TooLate } from '#server/platform/in-time.ts'
import type { Connection } from './connections-of.ts'

// What a start needs is waited for; what it can do without must not hold it up.
const LONGEST_MS = { needed: 30_000, wanted: 5000, other: 5000 } as const

export type Tried = Pick<Connection, 'setting' | 'place' | 'kind'> & { problem: string | null }

/** Tries all of them side by side. */
export const tryConnections = (connections: readonly Connection[]): Promise<Tried[]> =>
  Promise.all(
    connections.map(async (connection) => {
      const { setting, place, kind } = connection
      return { setting, place, kind, problem: await problemOf(connection) }
    }),
  )

async function problemOf({ attempt, kind }: Connection) {
  const longestMs = LONGEST_MS[kind]
  try {
    // What ends itself in time says more; what does not is given up a little later.
    return await inTime(attempt(longestMs), longestMs + 1000)
  } catch (error) {
    if (error instanceof TooLate) return error.message
    return error instanceof Error ? error.message : String(error)
  }
}

/** `DATABASE_URL: db.example.com/lots: there is no database "lots" on that server`. */
export const inOneLine = ({ setting, place, problem }: Tried) => `${setting}: ${place}: ${problem}.`
