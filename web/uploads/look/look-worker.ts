// oxlint-disable-next-line import/no-unassigned-import -- it says so to zod, and has nothing to name
import '#web/platform/http/without-eval.ts'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import type { FileLook, FileMeaning } from './file-look.ts'
import { lookInto } from './look-into.ts'
import { makeReady } from './tools.ts'

export type LookQuestion = { bytes: Uint8Array; of: FileKind; how: FileMeaning }

addEventListener('message', ({ data }: MessageEvent<LookQuestion>) => void answer(data))

async function answer(question: LookQuestion) {
  const look = await answerTo(question)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
  postMessage(look)
}

async function answerTo({ bytes, of, how }: LookQuestion): Promise<FileLook | undefined> {
  try {
    await makeReady(bytes)
    return lookInto(bytes, of, how)
  } catch {
    return undefined
  }
}
