import { Worker } from 'node:worker_threads'
import type { Base } from './base.ts'
import type { BaseMaker } from './keep-market.ts'
import type { PublishedProducts } from './published-products.ts'

export type BaseTask =
  | { kind: 'load'; url: string }
  | { kind: 'merge'; products: PublishedProducts }

/** Makes bases in a thread beside, so that no search waits for one. */
export const baseInThread = (url: string): BaseMaker => ({
  load: () => run({ kind: 'load', url }),
  merge: (products) => run({ kind: 'merge', products }),
})

function run(task: BaseTask): Promise<Base> {
  const thread = new Worker(new URL('base-thread.ts', import.meta.url), { workerData: task })
  // It keeps no process from its end.
  thread.unref()
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The thread that makes a base ended without one')))
  })
}
