import { parentPort, workerData } from 'node:worker_threads'
import { fileValues } from '#market/imports/file-values.ts'
import { makeReadyFor } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { uploadedSheet } from '#server/platform/spreadsheets/uploaded-sheet.ts'
import { readManifestFile } from './read-manifest-file.ts'

const { bytes, ...meant } = uploadedSheet
  .extend({ conditions: fileValues.shape.conditions })
  .parse(workerData)
await makeReadyFor(bytes)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(readManifestFile(bytes, meant))
