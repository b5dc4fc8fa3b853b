import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { makeReadyFor } from './each-record-of-file.ts'

const file = z.looseObject({ bytes: z.instanceof(Uint8Array) })

/** In a thread that was given a file: posts what it says to its caller. */
export async function answerAsThread<How>(
  how: z.ZodType<How>,
  read: (bytes: Uint8Array, how: How) => object,
) {
  const { bytes, ...given } = file.parse(workerData)
  await makeReadyFor(bytes)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(read(bytes, how.parse(given)))
}
