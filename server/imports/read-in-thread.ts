import { inThread } from '#server/platform/spreadsheets/in-thread.ts'

/** What was read, as JSON lists: of lots in batches, and of issues. */
export type StagedFile =
  | { rows: number; refused: number; issues: string; lots: string[] }
  | { problem: string }

/** Reads a file of lots, which may be made to stall whoever reads it. */
export const readInThread = (bytes: Uint8Array): Promise<StagedFile> =>
  inThread<StagedFile>(new URL('csv-thread.ts', import.meta.url), bytes)
