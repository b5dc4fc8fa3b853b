import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { emailIn, emailText } from '#market/accounts/email.ts'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { makeAdministrator } from '#server/accounts/lifecycle/make-administrator.ts'
import { administratorNamed } from '#server/administrators/administrator-named.ts'
import { changeRole } from '#server/administrators/change-role.ts'
import { inviteAdministrator } from '#server/administrators/invite-administrator.ts'
import { transact } from '#server/platform/database/transact.ts'
import { chooseDatabase } from './choose-database.ts'
import {
  UsageProblem,
  say,
  type CommandLine,
  type Surroundings,
  type Variables,
} from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { withDatabase } from './with-database.ts'

const asked = z.object({
  email: emailText('must be an email address'),
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
export async function adminCreate({ values, positionals }: CommandLine, around: Surroundings) {
  const { email, password, role } = parse({
    email: positionals[0],
    password: passwordIn(around.ownEnv, positionals[0]),
    role: values.role,
  })
  const terms = await chooseDatabase(around)
  const said = await withDatabase(terms, (db) =>
    transact(db, async (tx) => {
      const changing = { tx, terms, by: 'the operator', requestId: randomUUID() } as const
      const there = await administratorNamed(changing, email)
      if (there?.hasPassword) {
        await changeRole(changing, { userId: there.id, role })
        return `${email} is already on the staff, with the role ${role}.`
      }
      if (password === undefined) {
        if (terms.mailOff)
          throw new CommandProblem('MAIL is off: set a password in ADMIN_PASSWORD instead.')
        await inviteAdministrator(changing, { email, role })
        return `${email} is invited with the role ${role}: the email goes out as soon as Lotline runs.`
      }
      await makeAdministrator(tx, { email, password, role, comesBack: true })
      return `${email} is on the staff, with the role ${role}.`
    }),
  )
  say(around, said)
}

function parse(given: Record<keyof z.infer<typeof asked>, unknown>) {
  const parsed = asked.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new UsageProblem(problems.join('\n'))
}

// The settings of a server name its first administrator: that password is for nobody else.
function passwordIn(env: Variables, email = '') {
  const first = emailIn(env.ADMIN_EMAIL ?? '').toLowerCase()
  const isForAnother = first && first !== emailIn(email).toLowerCase()
  return isForAnother ? undefined : env.ADMIN_PASSWORD || undefined
}
