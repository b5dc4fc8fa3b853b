import type { Issue } from '#market/imports/issue.ts'
import { inThread } from '#server/platform/spreadsheets/in-thread.ts'
import type { FailedRows } from './failed-rows.ts'

/** What was read, as JSON lists: of products in batches, and of issues. */
export type StagedFile =
  | { rows: number; refused: number; issues: string; products: string[] }
  | { problem: string }

/** Reads a file of products, which may be made to stall whoever reads it. */
export const readInThread = (bytes: Uint8Array): Promise<StagedFile> =>
  inThread<StagedFile>(new URL('csv-thread.ts', import.meta.url), bytes)

export const failedRowsInThread = (bytes: Uint8Array, issues: readonly Issue[]) =>
  inThread<FailedRows>(new URL('failed-rows-thread.ts', import.meta.url), { bytes, issues })
