import { z } from 'zod'
import { textEncoding } from '../decode-text.ts'
import { sheetName } from '../sheet-name.ts'
import { mappingTo } from './column-mapping.ts'

/** Of one file; more corrections are made in the file itself. */
const MOST_CHANGES = 2000
const LONGEST_CELL = 1000

/** A cell as somebody corrected it, by its row and the name of its column. */
const cellFix = z.object({
  row: z.int().min(1),
  column: z.string().max(100),
  text: z.string().max(LONGEST_CELL),
})
export type CellFix = z.infer<typeof cellFix>

export const fixesOfFile = z.array(cellFix).max(MOST_CHANGES)

/** How a file is meant beyond what stands there, the same wherever one is taken. */
export const howToRead = (columns: readonly { name: string }[]) =>
  z.object({
    sheet: sheetName,
    /** What headers of the file stand for that are no names of columns; kept for files with the same headers. */
    mapping: mappingTo(columns).optional(),
    /** Reads 12,50 as 12.50. */
    decimal: z.literal('comma').optional(),
    /** Of a text file from an old program; UTF-8, -16, -32 and Windows-1252 need none. */
    encoding: textEncoding.optional(),
    fixes: fixesOfFile.optional(),
    /** Rows to skip. */
    leave_out: z.array(z.int()).max(MOST_CHANGES).optional(),
  })
export type HowToRead = z.infer<ReturnType<typeof howToRead>>
