// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import { makeReady } from '#web/uploads/look/tools.ts'
import { spreadsheetHolder } from './spreadsheet-holder.ts'
import type { Answer, RequestMessage, Question, ResponseMessage } from './worker-messages.ts'

const holder = spreadsheetHolder()

addEventListener('message', ({ data }: MessageEvent<RequestMessage>) => void respond(data))

async function respond({ id, question }: RequestMessage) {
  const response: ResponseMessage = { id, answer: await answerTo(question) }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(response)
}

async function answerTo(question: Question): Promise<Answer> {
  try {
    if (question.what === 'read') await makeReady(question.bytes)
    return holder(question)
  } catch {
    return { what: 'failed' }
  }
}
