import { readContents } from '#server/platform/database/contents/read-contents.ts'
import { fullName } from '#server/platform/database/contents/tables.ts'
import { startTally, type Tally } from '#server/platform/database/contents/tally.ts'

// Tables about running processes, not about trade.
const PASSING = ['public.processes', 'public.worker_heartbeats', 'public.product_changes']

/** The rows of each table and the sequences, for comparing two databases. */
export const contentsOf = (url: string) =>
  readContents(url, async (contents) => {
    const tables: Record<string, Tally> = {}
    for (const table of contents.tables) {
      const tally = startTally()
      for await (const text of contents.rowsOf(table)) tally.add(text)
      if (!PASSING.includes(fullName(table))) tables[fullName(table)] = tally.end()
    }
    return { tables, sequences: await contents.sequences() }
  })
