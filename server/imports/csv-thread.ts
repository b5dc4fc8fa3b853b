import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readCsv } from './read-csv.ts'
import type { StagedFile } from './read-in-thread.ts'

const BATCH = 500

const file = readCsv(z.instanceof(Uint8Array).parse(workerData))
// As text, so that the thread that serves people need not take it apart.
const staged: StagedFile =
  'problem' in file
    ? file
    : {
        rows: file.rows,
        refused: file.issues.filter(({ isNote }) => !isNote).length,
        issues: JSON.stringify(file.issues),
        products: Array.from({ length: Math.ceil(file.products.length / BATCH) }, (_, at) =>
          JSON.stringify(file.products.slice(at * BATCH, (at + 1) * BATCH)),
        ),
      }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(staged)
