import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'
import type { OrderSheet } from './order-sheet.ts'

parentPort?.on('message', (sheet: OrderSheet) => {
  // What fails here ends the thread, and whoever waits for it learns so.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  void drawSheet(sheet).then((bytes) => parentPort?.postMessage(bytes))
})
