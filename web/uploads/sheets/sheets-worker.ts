// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import { sheetsOf, type Sheets, type SpreadsheetOf } from './sheets-of.ts'

export type SheetsQuestion = { bytes: Uint8Array; of: SpreadsheetOf }

addEventListener('message', ({ data }: MessageEvent<SheetsQuestion>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(answerTo(data))
})

function answerTo({ bytes, of }: SheetsQuestion): Sheets | undefined {
  try {
    return sheetsOf(bytes, of)
  } catch {
    return undefined
  }
}
