import { restoreContents } from '#server/platform/database/contents/restore-contents.ts'
import { fullName } from '#server/platform/database/contents/tables.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { Backup } from './check-backup.ts'
import { kindOfEntry } from './entry-name.ts'
import { BEGINNING, CONTENTS } from './manifest.ts'
import type { Progress } from './progress.ts'
import { readArchive } from './read-archive.ts'

type Into = { ownerUrl: string; storage: Storage; progress: Progress }

/**
 * Fills an empty database and the storage from a checked backup. The database part is one transaction
 * that commits once the files are in place: interrupted before, it can be repeated.
 */
export async function restoreBackup(backup: Backup, { ownerUrl, storage, progress }: Into) {
  const { file, beginning, contents } = backup
  const tables = new Map(beginning.tables.map((table) => [fullName(table), table]))
  const result = await restoreContents(ownerUrl, beginning, async (take) => {
    for await (const { name, content } of readArchive(file)) {
      progress.add(content.length, name)
      if (name === BEGINNING || name === CONTENTS) continue
      const entry = kindOfEntry(name)
      if (entry.kind === 'file') await storage.write(entry.name, content)
      else {
        const table = tables.get(entry.table)
        if (table) await take(table, content)
      }
    }
    const tallies = new Map(contents.tables.map(({ name, ...tally }) => [name, tally]))
    return { tallies, sequences: contents.sequences }
  })
  progress.end()
  return result
}
