import { parentPort, workerData } from 'node:worker_threads'
import { uploadedSheet } from '#server/platform/spreadsheets/uploaded-sheet.ts'
import { readLeadsFile } from './read-leads-file.ts'

const { bytes, sheet } = uploadedSheet.parse(workerData)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(readLeadsFile(bytes, sheet))
