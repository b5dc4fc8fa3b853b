// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import { spreadsheetHolder } from './spreadsheet-holder.ts'
import type { Answer, RequestMessage, Question, ResponseMessage } from './worker-messages.ts'

const holder = spreadsheetHolder()

addEventListener('message', ({ data: { id, question } }: MessageEvent<RequestMessage>) => {
  const response: ResponseMessage = { id, answer: answerTo(question) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(response)
})

function answerTo(question: Question): Answer {
  try {
    return holder(question)
  } catch {
    return { what: 'failed' }
  }
}
