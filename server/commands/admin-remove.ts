import { randomUUID } from 'node:crypto'
import { administratorNamed } from '#server/administrators/administrator-named.ts'
import { removeAdministrator } from '#server/administrators/remove-administrator.ts'
import { withDatabase } from './with-database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { CommandProblem, describeError } from './describe-error.ts'
import { readSettings } from '#server/settings/settings.ts'

/** `npm run admin:remove -- EMAIL`: removes somebody from the staff at once. */
try {
  const email = process.argv[2]
  if (!email) throw new CommandProblem('npm run admin:remove -- EMAIL')
  const terms = readSettings({ ...process.env, ADMIN_PASSWORD: undefined, ADMIN_EMAIL: undefined })
  await withDatabase(terms, (db) =>
    transact(db, async (tx) => {
      const changing = { tx, terms, by: 'the operator', requestId: randomUUID() } as const
      const there = await administratorNamed(changing, email)
      if (!there) throw new CommandProblem(`${email} is not of the staff.`)
      await removeAdministrator(changing, there.id)
    }),
  )
  process.stdout.write(`${email} is no longer staff, and signed out everywhere.\n`)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
}
