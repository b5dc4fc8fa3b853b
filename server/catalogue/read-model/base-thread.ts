import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '#server/platform/database/database.ts'
import type { BaseTask } from './base-in-thread.ts'
import { loadBase } from './load-base.ts'
import { mergedBase } from './merged-base.ts'

// A large catalogue takes longer to read than a request may.
const STATEMENT_MS = 60_000

const task: BaseTask = workerData
// What fails here ends the thread, and whoever waits for it learns so.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(task.kind === 'merge' ? mergedBase(task.products) : await load(task.url))

async function load(url: string) {
  const connection = connect(url, { max: 1, statementTimeout: STATEMENT_MS })
  try {
    return await loadBase(connection.db)
  } finally {
    await connection.close()
  }
}
