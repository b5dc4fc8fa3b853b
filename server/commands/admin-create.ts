import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { makeAdministrator } from '#server/accounts/lifecycle/make-administrator.ts'
import { administratorNamed } from '#server/administrators/administrator-named.ts'
import { changeRole } from '#server/administrators/change-role.ts'
import { inviteAdministrator } from '#server/administrators/invite-administrator.ts'
import { withDatabase } from './with-database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { CommandProblem, describeError } from './describe-error.ts'
import { readSettings } from '#server/settings/settings.ts'

const USAGE = 'npm run admin:create -- EMAIL [--role support]'

const asked = z.object({
  email: z.email('must be an e-mail address'),
  password: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  role: z.enum(staffRoles, `must be ${staffRoles.join(' or ')}`).default('admin'),
})

/**
 * Adds somebody to the staff (decision B11): with the password in ADMIN_PASSWORD, which keeps it out of the shell's
 * history, or without one, by a mailed link to choose it.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' } },
  })
  const given = asked.safeParse({
    email: positionals[0],
    password: process.env.ADMIN_PASSWORD || undefined,
    role: values.role,
  })
  if (!given.success) {
    const problems = given.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
    throw new CommandProblem(`${USAGE}\n${problems.join('\n')}`)
  }
  const terms = readSettings({ ...process.env, ADMIN_PASSWORD: undefined, ADMIN_EMAIL: undefined })
  const told = await withDatabase(terms, (db) =>
    transact(db, async (tx) => {
      const { email, password, role } = given.data
      const changing = { tx, terms, by: 'the operator', requestId: randomUUID() } as const
      const there = await administratorNamed(changing, email)
      if (there?.hasPassword) {
        await changeRole(changing, { userId: there.id, role })
        return `${email} is staff already, with the role ${role}.`
      }
      if (password === undefined) {
        if (terms.mailOff)
          throw new CommandProblem('MAIL is off: give a password in ADMIN_PASSWORD instead.')
        await inviteAdministrator(changing, { email, role })
        return `${email} is invited with the role ${role}: the mail goes out as soon as Lotline runs.`
      }
      await makeAdministrator(tx, { email, password, role, comesBack: true })
      return `${email} is staff, with the role ${role}.`
    }),
  )
  process.stdout.write(`${told}\n`)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
}
