import type { Issue } from '#market/imports/issue.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import { CHUNK, type Portion } from './chunks-of.ts'
import type { FailedRows } from './failed-rows.ts'
import type { FileChoice } from './file-choice.ts'

/** What was read, as JSON lists: of products in chunks, and of issues. */
export type StagedFile =
  | { rows: number; headers: string; refused: number; issues: string; chunks: string[] }
  | { problem: string }

/** Reads a file of products, which may be made to stall whoever reads it. */
export const readInThread = (
  bytes: Uint8Array,
  { choice = {}, chunk = CHUNK }: { choice?: FileChoice; chunk?: Portion | undefined } = {},
): Promise<StagedFile> =>
  inThread<StagedFile>(new URL('products-thread.ts', import.meta.url), { bytes, chunk, choice })

export const failedRowsInThread = (
  bytes: Uint8Array,
  given: { choice: FileChoice; issues: readonly Issue[] },
) => inThread<FailedRows>(new URL('failed-rows-thread.ts', import.meta.url), { bytes, ...given })
