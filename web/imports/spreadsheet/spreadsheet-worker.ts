// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import { sheetHolder } from './spreadsheet-holder.ts'
import type { Answer, Asked, Question, Told } from './worker-messages.ts'

const holder = sheetHolder()

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  const told: Told = { id, answer: answerTo(question) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(told)
})

function answerTo(question: Question): Answer {
  try {
    return holder(question)
  } catch {
    return { what: 'failed' }
  }
}
