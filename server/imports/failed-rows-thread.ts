import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { makeReadyFor } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { failedRows } from './failed-rows.ts'
import { fileChoice } from './file-choice.ts'

const given = z.object({
  bytes: z.instanceof(Uint8Array),
  choice: fileChoice,
  issues: z.array(
    z.object({
      row: z.int(),
      upc: z.string().optional(),
      texts: z.array(z.string()),
      isNote: z.boolean(),
    }),
  ),
})

const { bytes, choice, issues } = given.parse(workerData)
await makeReadyFor(bytes)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(failedRows(bytes, issues, choice))
