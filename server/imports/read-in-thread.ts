import type { Issue } from '#market/imports/issue.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import { CHUNK, type Portion } from './chunks-of.ts'
import type { FailedRows } from './failed-rows.ts'

/** What was read, as JSON lists: of products in chunks, and of issues. */
export type StagedFile =
  | { rows: number; refused: number; issues: string; chunks: string[] }
  | { problem: string }

/** Reads a file of products, which may be made to stall whoever reads it. */
export const readInThread = (bytes: Uint8Array, chunk: Portion = CHUNK): Promise<StagedFile> =>
  inThread<StagedFile>(new URL('csv-thread.ts', import.meta.url), { bytes, chunk })

export const failedRowsInThread = (bytes: Uint8Array, issues: readonly Issue[]) =>
  inThread<FailedRows>(new URL('failed-rows-thread.ts', import.meta.url), { bytes, issues })
