import type { KnownProduct } from '#market/imports/known-products-api.ts'
import type { Changes } from './changes.ts'
import type {
  Answer,
  Reading,
  RequestMessage,
  Question,
  ResponseMessage,
} from './worker-messages.ts'

const UNREADABLE = 'The file could not be read'
// A damaged or hostile file may keep its reader busy without end.
const LONGEST_READ_MS = 60_000

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
  const failAll = () => {
    for (const answer of waiting.values()) answer({ what: 'failed' })
    waiting.clear()
  }
  worker.addEventListener('error', failAll)

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
    async read(file: Blob, how: Reading = {}) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const tooLong = setTimeout(() => {
        worker.terminate()
        failAll()
      }, LONGEST_READ_MS)
      try {
        return (await ask({ what: 'read', bytes, ...how })).file
      } finally {
        clearTimeout(tooLong)
      }
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
