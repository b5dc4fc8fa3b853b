import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fileStorage } from '#server/backups/file-storage.ts'
import { inMegabytes, startProgress } from '#server/backups/progress.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { databaseAddresses } from './database-addresses.ts'
import { CommandProblem, describeError } from './describe-error.ts'
import { freeSpaceOn } from '#server/platform/storage/free-space.ts'
import { eachKey } from '#server/platform/secret-keys.ts'
import { fingerprintOf } from '#server/processes/fingerprint-of.ts'
import { secretKeys } from '#server/settings/secret-key.ts'
import { readSettings } from '#server/settings/settings.ts'
import { STORED } from '#server/adapters/storage.ts'

/** `npm run backup -- FILE`: backs up database and files as of one moment, whether Lotline is running or not. */
try {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new CommandProblem('npm run backup -- FILE')
  const began = performance.now()
  const file = resolve(given)
  const settings = readSettings({
    ...process.env,
    ADMIN_PASSWORD: undefined,
    ADMIN_EMAIL: undefined,
  })
  await using parts = new AsyncDisposableStack()
  const { ownerUrl } = await databaseAddresses(settings, parts)
  const { tables, files } = await writeBackup(file, {
    ownerUrl,
    storage: fileStorage(settings),
    folders: STORED,
    space: freeSpaceOn(dirname(file), settings.leastFreeBytes),
    progress: startProgress('Backing up'),
    lotline: version(),
    keys: eachKey(secretKeys(settings)).map(fingerprintOf),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US')
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    `${file}: ${rows} rows and ${files.count} files, ${inMegabytes(bytes)} before packing, in ${seconds} seconds.\n` +
      'SECRET_KEY is not in it: keep that elsewhere, second factors need it.\n',
  )
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
}

function version() {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
