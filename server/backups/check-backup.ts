import { fullName } from '#server/platform/database/contents/tables.ts'
import { isSame, startTally, type Tally } from '#server/platform/database/contents/tally.ts'
import { BackupProblem } from './backup-problem.ts'
import { kindOfEntry } from './entry-name.ts'
import { CONTENTS, readBeginning, readContents } from './manifest.ts'
import type { Beginning, Contents } from './manifest.ts'
import type { Progress } from './progress.ts'
import { readArchive } from './read-archive.ts'

export type Backup = { file: string; beginning: Beginning; contents: Contents }

/** Reads a whole backup and returns its summary when it is complete. */
export async function checkBackup(file: string, progress: Progress): Promise<Backup> {
  let beginning: Beginning | undefined
  let contents: Contents | undefined
  const tallies = new Map<string, ReturnType<typeof startTally>>()
  const files = { count: 0, bytes: 0 }
  for await (const { name, content, sha256Before } of readArchive(file)) {
    progress.add(content.length, name)
    if (!beginning) {
      beginning = readBeginning(content)
      for (const table of beginning.tables) tallies.set(fullName(table), startTally())
    } else if (contents) {
      throw damaged()
    } else if (name === CONTENTS) {
      contents = readContents(content)
      if (contents.sha256 !== sha256Before()) throw damaged()
    } else {
      const entry = kindOfEntry(name)
      if (entry.kind === 'file') {
        files.count += 1
        files.bytes += content.length
      } else {
        const tally = tallies.get(entry.table)
        if (!tally) throw damaged()
        tally.add(content)
      }
    }
  }
  progress.end()
  if (!beginning || !contents) throw new BackupProblem('The backup is cut off: its end is missing.')
  if (!isAsSaid(contents, tallies, files)) throw damaged()
  return { file, beginning, contents }
}

const damaged = () => new BackupProblem('The backup is damaged: it is not what was written.')

function isAsSaid(said: Contents, found: Map<string, { end(): Tally }>, files: Contents['files']) {
  const nothing = startTally().end()
  return (
    said.files.count === files.count &&
    said.files.bytes === files.bytes &&
    said.tables.every(({ name, ...tally }) => isSame(tally, found.get(name)?.end() ?? nothing))
  )
}
