import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { noFaults, type Faults } from './faults.ts'

export type SandboxSettings = {
  db: Database
  /** The product's own origin, under which a browser finds the hosted page. */
  publicUrl: string
  /** Asked at every delivery: a port may be known only once the product listens. */
  webhookUrl: () => string
  webhookSecret: string
  secretKey: string
  clock?: () => Date
  faults?: Faults
  /** Told when a round of deliveries breaks off; the next round takes it up again. */
  onError?: (error: unknown) => void
}

/** A card provider of our own, without any card: it keeps its books in the database. */
export type Sandbox = Required<SandboxSettings> & {
  /** Makes the deliveries that are due go out now rather than at the next round. */
  wake: () => void
}

export const sandboxOf = (settings: SandboxSettings): Sandbox => ({
  clock: () => new Date(),
  faults: noFaults(),
  onError: () => {},
  ...settings,
  wake: () => {},
})

/** The books, open for one entry: its transaction, and the time it is made at. */
export type Books = { tx: Tx; sandbox: Sandbox; now: number }

/** Writes in one transaction; the events in it go out once it is committed. */
export async function withBooks<Result>(
  sandbox: Sandbox,
  write: (books: Books) => Promise<Result>,
) {
  const now = unix(sandbox.clock())
  const result = await transact(sandbox.db, (tx) => write({ tx, sandbox, now }))
  sandbox.wake()
  return result
}

/** Whole seconds, as every time on this API. */
export const unix = (moment: Date) => Math.floor(moment.getTime() / 1000)
