import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { erasureReasons } from '#market/people/erasure.ts'
import { withDatabase } from './with-database.ts'
import { carryErasures } from '#server/erasure/carry-erasures.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { erasureOf } from '#server/erasure/erasure-of.ts'
import { CommandProblem, describeError } from './describe-error.ts'
import { personNamed } from '#server/people/person-named.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { readSettings } from '#server/settings/settings.ts'
import { secretKeys } from '#server/settings/secret-key.ts'
import { openStorage } from '#server/adapters/storage.ts'

const USAGE = 'npm run person:erase -- EMAIL [--reason asked|unused|duty] [--yes]'
const WAIT_MS = 1000

/** `npm run person:erase -- EMAIL`: erases a person's data, completely by the time the command ends. */
try {
  const { email, reason, isSure } = asked()
  if (!isSure) await expectTypedAgain(email)
  const settings = readSettings({
    ...process.env,
    ADMIN_PASSWORD: undefined,
    ADMIN_EMAIL: undefined,
  })
  await withDatabase(settings, async (db) => {
    const { uploads } = openStorage(settings, { db, secretKeys: secretKeys(settings) })
    const requestId = randomUUID()
    const userId = await transact(db, async (tx) => {
      const { id } = await personNamed(tx, email)
      await erasePerson(tx, { userId: id, email, reason, by: 'the operator', requestId })
      return id
    })
    while (!(await isOver(db, userId))) {
      await carryErasures({ db, uploads })
      await sleep(WAIT_MS)
    }
  })
  process.stdout.write('The account is closed, and all that told whose it was is erased.\n')
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
}

function asked() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string', default: 'asked' }, yes: { type: 'boolean' } },
  })
  const [email] = positionals
  const reason = erasureReasons.find((each) => each === values.reason)
  if (!email || !reason) throw new CommandProblem(USAGE)
  return { email, reason, isSure: values.yes === true }
}

async function expectTypedAgain(email: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(
    `All that tells who ${email} is will be erased, for good. Type the address again: `,
  )
  terminal.close()
  if (typed.trim().toLowerCase() !== email.toLowerCase())
    throw new CommandProblem('That is another address. Nothing was erased.')
}

function isOver(db: Database, userId: number) {
  return transact(db, async (tx) => typeof (await erasureOf(tx, userId))?.finished_at === 'string')
}
