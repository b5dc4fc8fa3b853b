import { spendAttempt } from '../attempt-store.ts'
import type { Door } from '../door.ts'

/** Counts one guess at a code: a million of them exist, and three are good at any time. */
export const spendCodeTry = ({ db }: Pick<Door, 'db'>, userId: number) =>
  spendAttempt(db, { key: `second factor of ${userId}`, calls: 5, perSeconds: 15 * 60 })
