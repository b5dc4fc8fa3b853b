import { dirname, join, resolve } from 'node:path'
import { inDigits } from '#market/in-digits.ts'
import { STORED } from '#server/adapters/open-storage.ts'
import { backupNameAt, keepNewestBackups } from '#server/backups/backup-folder.ts'
import { fileStorage } from '#server/backups/file-storage.ts'
import { inMegabytes, startProgress } from '#server/backups/progress.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { release } from '#server/platform/release.ts'
import { freeSpaceOn } from '#server/platform/storage/free-space.ts'
import { fingerprintOf } from '#server/processes/fingerprint-of.ts'
import { knownSecretKeys } from '#server/settings/secret-key.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { databaseAddresses } from './database-addresses.ts'

/** Backs up database and files as of one moment, whether Lotline is running or not. */
export async function backup(given: CommandLine, around: Surroundings) {
  const { file, folder, keep } = whereTo(given)
  const began = performance.now()
  const settings = await chooseDatabase(around, { withFiles: true })
  await using parts = new AsyncDisposableStack()
  const { ownerUrl } = await databaseAddresses(settings, parts)
  const { version, commit } = release()
  const { tables, files } = await writeBackup(file, {
    ownerUrl,
    storage: fileStorage(settings),
    folders: STORED,
    space: freeSpaceOn(dirname(file), settings.leastFreeBytes),
    progress: startProgress('Backing up', around.errors),
    lotline: version,
    commit,
    keys: knownSecretKeys(settings).map(fingerprintOf),
  })
  const rows = inDigits(tables.reduce((sum, table) => sum + table.rows, 0))
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    around,
    `${file}: ${rows} rows and ${files.count} files, ${inMegabytes(bytes)} before packing, in ${seconds} seconds.\n` +
      'SECRET_KEY is not in it: keep that elsewhere, second factors need it.',
  )
  if (!folder || !keep) return
  const removed = await keepNewestBackups(folder, keep)
  if (removed.length > 0) say(around, `Removed, to keep the newest ${keep}: ${removed.join(', ')}`)
}

function whereTo({ positionals, values }: CommandLine) {
  const [named] = positionals
  const { folder, keep } = values
  if (positionals.length > 1 || Boolean(named) === Boolean(folder)) throw new UsageProblem()
  if (named) {
    if (keep !== undefined) throw new UsageProblem('--keep is for a --folder of backups.')
    return { file: resolve(named) }
  }
  const count = keep === undefined ? undefined : Number(keep)
  if (count !== undefined && !(Number.isInteger(count) && count > 0))
    throw new UsageProblem('--keep is how many backups stay in the folder, from 1.')
  const into = resolve(String(folder))
  return { file: join(into, backupNameAt(new Date())), folder: into, keep: count }
}
