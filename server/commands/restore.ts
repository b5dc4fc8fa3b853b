import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { STORED } from '#server/adapters/open-storage.ts'
import { checkBackup, type Backup } from '#server/backups/check-backup.ts'
import { removeOldProcesses } from '#server/backups/remove-old-processes.ts'
import { fileStorage } from '#server/backups/file-storage.ts'
import { startProgress } from '#server/backups/progress.ts'
import { requireRoom } from '#server/backups/require-room.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import {
  aboutBackup,
  aboutKeys,
  aboutRestored,
  type Restored,
} from '#server/backups/restored-in-words.ts'
import { connect } from '#server/platform/database/database.ts'
import { replaceEmbedded } from '#server/platform/database/embedded/replace-embedded.ts'
import { knownOfBackup } from '#server/platform/database/migrate.ts'
import { expectOwnSessions } from '#server/platform/database/pooler.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Settings } from '#server/settings/settings.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'

// A large database takes its time.
const LONGEST_MS = 3_600_000

/** Restores a backup into an empty database, or only checks that it is complete. */
export async function restore({ values, positionals }: CommandLine, around: Surroundings) {
  const [given] = positionals
  if (!given || positionals.length > 1) throw new UsageProblem()
  const file = resolve(given)
  if (values.check) {
    say(around, aboutBackup(await checkBackup(file, startProgress('Checking', around.errors))))
    return 0
  }
  const began = performance.now()
  const settings = await chooseDatabase(around, { mayMake: true })
  const backup = await checkBackup(file, startProgress('Checking', around.errors))
  say(around, aboutBackup(backup))
  // Refused before anything is touched.
  knownOfBackup(backup.beginning.migrations)
  const replace = values.replace === true
  const restored = await putBack(backup, { settings, mayReplace: replace, errors: around.errors })
  const said = [
    ...aboutRestored(restored, performance.now() - began),
    ...aboutKeys(backup, settings),
  ]
  say(around, said.join('\n'))
  return restored.broken.length > 0 ? 1 : 0
}

type Into = Pick<Surroundings, 'errors'> & { settings: Settings; mayReplace: boolean }

async function putBack(backup: Backup, { settings, mayReplace, errors }: Into): Promise<Restored> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  requireRoom(backup, settings)
  if (databaseUrl) {
    const ownerUrl = databaseOwnerUrl ?? databaseUrl
    if (mayReplace)
      throw new CommandProblem(
        '--replace is for the embedded database: make an empty one, and let DATABASE_URL lead to it.',
      )
    await expectOwnSessions({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl })
    const restored = await fill(ownerUrl, dataDir)
    await prepareDatabase(databaseUrl, databaseOwnerUrl)
    return restored
  }
  let restored: Restored | undefined
  const kept = await replaceEmbedded({ dataDir, mayReplace }, async ({ ownerUrl, folder }) => {
    if (!settings.s3) for (const each of STORED) mkdirSync(join(folder, each), { mode: 0o700 })
    restored = await fill(ownerUrl, folder)
  })
  return { leftOut: [], broken: [], ...restored, kept }

  async function fill(ownerUrl: string, folder: string): Promise<Restored> {
    const progress = startProgress('Restoring', errors)
    const storage = fileStorage(settings, folder)
    const { leftOut } = await restoreBackup(backup, { ownerUrl, storage, progress })
    await using parts = new AsyncDisposableStack()
    const limits = { max: 1, statementTimeout: LONGEST_MS }
    const { db } = parts.adopt(connect(ownerUrl, limits), (each) => each.close())
    await removeOldProcesses(db)
    const broken = await readAtOnce(db, (tx) => findViolations(tx, everyRule))
    return { leftOut, broken, kept: undefined }
  }
}
