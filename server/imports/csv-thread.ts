import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { chunksOf } from './chunks-of.ts'
import { readCsv } from './read-csv.ts'
import type { StagedFile } from './read-in-thread.ts'

const given = z.object({
  bytes: z.instanceof(Uint8Array),
  chunk: z.object({ products: z.int(), bytes: z.int() }),
})

const { bytes, chunk } = given.parse(workerData)
const file = readCsv(bytes)
// As text, so that the thread that serves people need not take it apart.
const staged: StagedFile =
  'problem' in file
    ? file
    : {
        rows: file.rows,
        refused: file.issues.filter(({ isNote }) => !isNote).length,
        issues: JSON.stringify(file.issues),
        chunks: chunksOf(file.products, chunk),
      }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(staged)
