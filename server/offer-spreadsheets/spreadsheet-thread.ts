import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { readSpreadsheet } from './read-spreadsheet.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(readSpreadsheet(z.instanceof(Uint8Array).parse(workerData)))
