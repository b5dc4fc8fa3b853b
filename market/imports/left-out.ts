import { z } from 'zod'
import type { Dialect } from '#market/spreadsheets/each-record.ts'

const kinds = ['totals', 'headers', 'remarks', 'hidden_rows', 'hidden_columns', 'sheets'] as const

/** What of a file was read as no lot. Repeated headers and hints below the first are both `headers`. */
export const leftOut = z.array(
  z.object({
    kind: z.enum(kinds),
    count: z.int(),
    /** The numbers of the first 20 rows, or the names of the first 20 sheets; none of what is hidden. */
    which: z.array(z.union([z.int(), z.string()])),
  }),
)
export type LeftOut = z.infer<typeof leftOut>

const MOST_SHEETS_NAMED = 20

export function leftOutOf(dialect: Dialect): LeftOut {
  const { totals, headers, notes } = dialect.rowsLeftOut ?? {}
  const rows = [
    { kind: 'totals' as const, ...totals },
    { kind: 'headers' as const, ...headers },
    { kind: 'remarks' as const, ...notes },
  ].map(({ kind, count = 0, rows: which = [] }) => ({ kind, count, which }))
  return [...rows, ...unseenOf(dialect)].filter(({ count }) => count > 0)
}

function unseenOf(dialect: Dialect): LeftOut {
  if ('encoding' in dialect) return []
  const { hiddenRows, hiddenColumns, sheet, sheets } = dialect
  const others = sheets.filter((name) => name !== sheet)
  return [
    { kind: 'hidden_rows', count: hiddenRows, which: [] },
    { kind: 'hidden_columns', count: hiddenColumns, which: [] },
    { kind: 'sheets', count: others.length, which: others.slice(0, MOST_SHEETS_NAMED) },
  ]
}
