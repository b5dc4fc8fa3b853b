import { afterCommitOf, type Outcome } from '#server/platform/database/after-commit.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { SharedNotice } from './live-event.ts'

/** Carries notices to all processes after a commit, in place of PostgreSQL. */
export type Messenger = {
  /** False while PostgreSQL has to carry these. */
  takes(notices: readonly SharedNotice[]): boolean
  send(notices: readonly SharedNotice[], outcome: Outcome): void
}

const messengers = new WeakMap<Database, Messenger>()

/** Has notices of transactions on this database sent by a messenger. */
export function sendBy(messenger: Messenger, db: Database) {
  messengers.set(db, messenger)
}

/** Leaves notices to a messenger for after the commit; false where PostgreSQL has to carry them. */
export function leaveNotices(tx: Tx | Database, notices: readonly SharedNotice[]): boolean {
  const afterCommit = afterCommitOf(tx)
  const messenger = afterCommit && messengers.get(afterCommit.db)
  if (!messenger?.takes(notices)) return false
  afterCommit?.acts.push((outcome) => messenger.send(notices, outcome))
  return true
}
