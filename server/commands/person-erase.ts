import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { emailIn } from '#market/accounts/email.ts'
import { erasureReasons } from '#market/people/erasure.ts'
import { advanceErasures } from '#server/erasure/advance-erasures.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { erasureOf } from '#server/erasure/erasure-of.ts'
import { personNamed } from '#server/people/person-named.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { openFiles } from './open-files.ts'
import { withDatabase } from './with-database.ts'

const WAIT_MS = 1000

/** Erases a person's data, completely by the time the command ends. */
export async function personErase(
  { values, positionals: [email] }: CommandLine,
  around: Surroundings,
) {
  const reason = erasureReasons.find((each) => each === values.reason)
  if (!email || !reason) throw new UsageProblem()
  const settings = await chooseDatabase(around, { withFiles: true })
  if (!values.yes) await expectTypedAgain(email, around)
  await withDatabase(settings, async (db) => {
    const uploads = openFiles(settings, db)
    const requestId = randomUUID()
    const userId = await transact(db, async (tx) => {
      const { id } = await personNamed(tx, email)
      await erasePerson(tx, { userId: id, email, reason, by: 'the operator', requestId })
      return id
    })
    while (!(await isOver(db, userId))) {
      await advanceErasures({ db, uploads })
      await sleep(WAIT_MS)
    }
  })
  say(around, 'The account is closed and its personal data is erased.')
}

async function expectTypedAgain(email: string, { input, errors }: Surroundings) {
  const terminal = createInterface({ input, output: errors })
  const typed = await terminal.question(
    `All personal data of ${email} will be erased permanently. Type the address again: `,
  )
  terminal.close()
  if (emailIn(typed).toLowerCase() !== emailIn(email).toLowerCase())
    throw new CommandProblem('That is a different address. Nothing was erased.')
}

function isOver(db: Database, userId: number) {
  return transact(db, async (tx) => typeof (await erasureOf(tx, userId))?.finished_at === 'string')
}
