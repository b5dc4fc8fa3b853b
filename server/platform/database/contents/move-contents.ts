import { readContents } from './read-contents.ts'
import { restoreContents } from './restore-contents.ts'
import { fullName } from './tables.ts'
import { startTally } from './tally.ts'

type Way = { from: string; to: string }

/** Takes everything from one database to another, empty one, of whichever versions their servers are. */
export const moveContents = ({ from, to }: Way) =>
  readContents(from, (contents) =>
    restoreContents(to, contents, async (take) => {
      const tallies = new Map()
      for (const table of contents.tables) {
        const tally = startTally()
        for await (const text of contents.rowsOf(table)) {
          tally.add(text)
          await take(table, text)
        }
        tallies.set(fullName(table), tally.end())
      }
      return { tallies, sequences: await contents.sequences() }
    }),
  )
