import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { recordAct } from '#server/audit/record-act.ts'
import { personArchive } from '#server/people/person-archive.ts'
import { personNamed } from '#server/people/person-named.ts'
import { transact } from '#server/platform/database/transact.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { openFiles } from './open-files.ts'
import { withDatabase } from './with-database.ts'

/** Writes everything stored about a person to a ZIP that only the current system account may read. */
export async function personExport(
  { positionals: [email, file] }: CommandLine,
  around: Surroundings,
) {
  if (!email || !file) throw new UsageProblem()
  const settings = await chooseDatabase(around, { withFiles: true })
  await withDatabase(settings, async (db) => {
    const uploads = openFiles(settings, db)
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
    say(around, `All data kept about ${person.email} is in ${file}.`)
  })
}

function refuseOver(error: Error): never {
  if ('code' in error && error.code === 'EEXIST')
    throw new CommandProblem('The file already exists. Nothing was written.')
  throw error
}
