import { parentPort, workerData } from 'node:worker_threads'
import { connect, type Database } from '#server/platform/database/database.ts'
import type { BaseTask, MadeBase, SnapshotFile } from './base-in-thread.ts'
import { loadBase } from './load-base.ts'
import { mergedBase } from './merged-base.ts'
import { identityOf, presentPlace } from '../product-change-store.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

// A large catalogue takes longer to read than a request may.
const STATEMENT_MS = 60_000

const task: BaseTask = workerData
// An error here ends the thread; the caller that waits for the base then gets the error.
if (task.kind === 'merge') {
  const { products, from, snapshot } = task
  handOver({ base: mergedBase(products), from, database: snapshot.database }, snapshot)
} else {
  const connection = connect(task.url, { max: 1, statementTimeout: STATEMENT_MS })
  try {
    await load(connection.db, task)
  } finally {
    await connection.close()
  }
}

type LoadTask = Extract<BaseTask, { kind: 'load' }>

async function load(db: Database, { snapshot, mayBeOlder }: LoadTask) {
  const database = await identityOf(db)
  const older = mayBeOlder ? readSnapshot(snapshot.file, { database }) : undefined
  if (older) return handOver({ ...older, database }, { ...snapshot, isDue: false })
  // What changes while it is read is read again with the changes.
  const { from } = await presentPlace(db)
  return handOver({ base: await loadBase(db), from, database }, snapshot)
}

/** The base is handed over before its file is written, so that nobody waits for the file. */
function handOver(made: MadeBase, { file, leastProducts, isDue }: SnapshotFile) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(made)
  if (isDue && made.base.size >= leastProducts) writeSnapshot(file, made, made)
}
