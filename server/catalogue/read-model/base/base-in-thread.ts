import { Worker } from 'node:worker_threads'
import { onAnswer } from '#server/platform/on-answer.ts'
import type { BaseMaker } from '../catalogue-index.ts'
import type { PublishedProducts } from '../published-products.ts'
import type { PlacedBase } from './snapshot.ts'

export type BaseTask =
  | { kind: 'load'; url: string; snapshot: SnapshotFile; mayBeOlder: boolean }
  | { kind: 'merge'; products: PublishedProducts; from: string; snapshot: SnapshotFile }

/** Where a base is kept as a file for the next start. */
export type SnapshotFile = {
  file: string
  /** Known once a base was loaded. */
  database: string
  /** Of fewer it is not worth a file. */
  leastProducts: number
  isDue: boolean
}

export type MadeBase = PlacedBase & { database: string }

type Options = { url: string; file: string; leastProducts?: number; writeEveryMs?: number }

// They are read as fast as a file of theirs.
const LEAST_PRODUCTS = 10_000
// A large one takes seconds and hundreds of megabytes.
const WRITE_EVERY_MS = 600_000

/** Builds bases in a worker thread, so that no search waits for one. Writes one to a file from time to time. */
export function baseInThread(options: Options): BaseMaker {
  const { url, file, leastProducts = LEAST_PRODUCTS, writeEveryMs = WRITE_EVERY_MS } = options
  let database = ''
  let writtenAt = -Infinity

  return {
    async load({ mayBeOlder }) {
      const made = await run({ kind: 'load', url, mayBeOlder, snapshot: snapshot() })
      database = made.database
      return made
    },
    async merge(products, from) {
      return (await run({ kind: 'merge', products, from, snapshot: snapshot() })).base
    },
  }

  function snapshot(): SnapshotFile {
    const isDue = Date.now() - writtenAt >= writeEveryMs
    if (isDue) writtenAt = Date.now()
    return { file, database, leastProducts, isDue }
  }
}

function run(task: BaseTask): Promise<MadeBase> {
  const thread = new Worker(new URL('base-thread.ts', import.meta.url), { workerData: task })
  // It keeps no process from its end.
  thread.unref()
  return new Promise((resolve, reject) => {
    onAnswer(thread, resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that makes a base ended without one')))
  })
}
