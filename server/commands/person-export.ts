import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { recordAct } from '#server/audit/record-act.ts'
import { withDatabase } from './with-database.ts'
import { CommandProblem, describeError } from './describe-error.ts'
import { personArchive } from '#server/people/person-archive.ts'
import { personNamed } from '#server/people/person-named.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readSettings } from '#server/settings/settings.ts'
import { secretKeys } from '#server/settings/secret-key.ts'
import { openStorage } from '#server/adapters/storage.ts'

/** `npm run person:export -- EMAIL FILE`: writes everything stored about a person to a ZIP that only the current system account may read. */
try {
  const [email, file] = process.argv.slice(2)
  if (!email || !file) throw new CommandProblem('npm run person:export -- EMAIL FILE')
  const settings = readSettings({
    ...process.env,
    ADMIN_PASSWORD: undefined,
    ADMIN_EMAIL: undefined,
  })
  await withDatabase(settings, async (db) => {
    const { uploads } = openStorage(settings, { db, secretKeys: secretKeys(settings) })
    const person = await transact(db, async (tx) => {
      const named = await personNamed(tx, email)
      const subject = `user ${named.id}`
      await recordAct(tx, {
        actorUserId: null,
        act: 'data exported',
        subject,
        requestId: randomUUID(),
      })
      return { userId: named.id, email: named.email }
    })
    const archive = personArchive({ db, uploads }, person)
    await pipeline(archive, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(refuseOver)
    process.stdout.write(`All that is kept of ${person.email} is in ${file}.\n`)
  })
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
}

function refuseOver(error: Error): never {
  if ('code' in error && error.code === 'EEXIST')
    throw new CommandProblem('There is such a file already. Nothing was written.')
  throw error
}
