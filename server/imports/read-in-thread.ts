import type { Issue } from '#market/imports/issue.ts'
import type { LeftOut } from '#market/imports/left-out.ts'
import { inThread, type Reader } from '#server/platform/spreadsheets/in-thread.ts'
import { CHUNK, type Portion } from './chunks-of.ts'
import type { FailedRows } from './failed-rows.ts'
import type { FileChoice } from './file-choice.ts'

/** What was read, as JSON lists: of products in chunks, and of issues. */
export type StagedFile =
  | {
      rows: number
      headers: string[]
      refused: number
      issues: string
      leftOut: LeftOut
      chunks: string[]
    }
  | { problem: string }

type Reading = { by: Reader; choice?: FileChoice; chunk?: Portion | undefined }

/** Reads a file of products in a thread, as a hostile file may take endlessly long. */
export const readInThread = (
  bytes: Uint8Array,
  { by, choice = {}, chunk = CHUNK }: Reading,
): Promise<StagedFile> =>
  inThread<StagedFile>(new URL('products-thread.ts', import.meta.url), { bytes, chunk, choice }, by)

export const failedRowsInThread = (
  bytes: Uint8Array,
  { by, ...given }: { by: Reader; choice: FileChoice; issues: readonly Issue[] },
) =>
  inThread<FailedRows>(new URL('failed-rows-thread.ts', import.meta.url), { bytes, ...given }, by)
