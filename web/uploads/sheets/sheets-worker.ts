// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import { makeReady } from './tools.ts'
import { sheetsOf, type Sheets, type SpreadsheetOf } from './sheets-of.ts'

export type SheetsQuestion = { bytes: Uint8Array; of: SpreadsheetOf }

addEventListener('message', ({ data }: MessageEvent<SheetsQuestion>) => void answer(data))

async function answer(question: SheetsQuestion) {
  const sheets = await answerTo(question)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(sheets)
}

async function answerTo({ bytes, of }: SheetsQuestion): Promise<Sheets | undefined> {
  try {
    await makeReady(bytes)
    return sheetsOf(bytes, of)
  } catch {
    return undefined
  }
}
