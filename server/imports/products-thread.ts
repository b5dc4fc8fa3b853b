import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { makeReadyFor } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { headerKey, MOST_HEADERS } from '#market/spreadsheets/intake/column-mapping.ts'
import { fileChoice } from './file-choice.ts'
import { chunksOf } from './chunks-of.ts'
import { readProductsFile } from './read-products-file.ts'
import type { StagedFile } from './read-in-thread.ts'

const given = z.object({
  bytes: z.instanceof(Uint8Array),
  chunk: z.object({ products: z.int(), bytes: z.int() }),
  choice: fileChoice,
})

const { bytes, chunk, choice } = given.parse(workerData)
await makeReadyFor(bytes)
const file = readProductsFile(bytes, choice)
// As text, so that the thread that serves people need not take it apart.
const staged: StagedFile =
  'problem' in file
    ? file
    : {
        rows: file.rows,
        headers: file.header.slice(0, MOST_HEADERS).map(headerKey),
        refused: file.issues.filter(({ isNote }) => !isNote).length,
        issues: JSON.stringify(file.issues),
        leftOut: file.leftOut,
        chunks: chunksOf(file.products, chunk),
      }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(staged)
