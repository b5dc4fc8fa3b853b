import { parentPort } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'

parentPort?.on('message', (sheet: Sheet) => {
  // An error here ends the thread; the caller that waits for it then gets the error.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  void drawSheet(sheet).then((bytes) => parentPort?.postMessage(bytes))
})
