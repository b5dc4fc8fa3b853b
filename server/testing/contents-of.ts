import { readContents } from '#server/platform/database/contents/read-contents.ts'
import { fullName } from '#server/platform/database/contents/tables.ts'
import { startTally, type Tally } from '#server/platform/database/contents/tally.ts'

// Of processes that run, not of the trade.
const PASSING = ['public.processes', 'public.worker_heartbeats']

/** What each table holds, to be compared with what another database holds, and the sequences. */
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
