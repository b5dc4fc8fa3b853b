import type { Database, Tx } from './database.ts'
import { repeating } from './transact.ts'

/** Reads several things as they were at one moment, whatever is written meanwhile. */
export const readAtOnce = <Result>(
  db: Database,
  story: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  repeating(() =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(story),
  )
