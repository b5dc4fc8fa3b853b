import type { KnownProduct } from '#market/imports/known-products-api.ts'
import type { Changes } from './changes.ts'
import type { Answer, RequestMessage, Question, ResponseMessage } from './worker-messages.ts'

const UNREADABLE = 'The file could not be read'

export type SpreadsheetClient = ReturnType<typeof openSpreadsheetClient>

/** A worker for one file: however hard the file is to read, the page stays responsive. */
export function openSpreadsheetClient() {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<ResponseMessage>) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer({ what: 'failed' })
    waiting.clear()
  })

  async function ask<What extends Question['what']>(question: Question & { what: What }) {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    const asked: RequestMessage = { id: ++lastId, question }
    waiting.set(asked.id, resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(asked)
    const answer = await promise
    if (isAbout(answer, question.what)) return answer
    throw new Error(UNREADABLE)
  }

  return {
    read: async (file: Blob, sheet?: string) => {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return (await ask({ what: 'read', bytes, sheet })).file
    },
    judge: async (changes: Changes, listed: readonly KnownProduct[]) =>
      (await ask({ what: 'judge', changes, listed })).judged,
    write: async (changes: Changes) => (await ask({ what: 'write', changes })).text,
    close: () => worker.terminate(),
  }
}

const isAbout = <What extends Answer['what']>(
  answer: Answer,
  what: What,
): answer is Extract<Answer, { what: What }> => answer.what === what
