import { Worker } from 'node:worker_threads'

const LONGEST_MS = 30_000
const MOST_MEMORY_MB = 512
const UNREADABLE = { problem: 'The file could not be read' }

/**
 * What a script that is given a file as `workerData` posts of it. It reads in a thread of its own, with bounds:
 * no file can keep the server from its other work.
 */
export async function inThread<Read>(
  script: URL,
  bytes: Uint8Array,
): Promise<Read | typeof UNREADABLE> {
  const thread = new Worker(script, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const { promise, resolve } = Promise.withResolvers<Read | typeof UNREADABLE>()
  const timer = setTimeout(() => resolve(UNREADABLE), LONGEST_MS)
  thread.once('message', resolve)
  thread.once('error', () => resolve(UNREADABLE))
  thread.once('exit', () => resolve(UNREADABLE))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
