import { z } from 'zod'
import { makeAdministrator } from './accounts/make-administrator.ts'
import { requireSecondFactor } from './accounts/second-factor/second-factor-store.ts'
import { atTheDatabase } from './at-the-database.ts'
import { transact } from './platform/database/transact.ts'
import { readSettings } from './settings.ts'

const credentials = z.object({
  email: z.email('must be an e-mail address'),
  password: z.string().min(8, 'must have at least 8 characters').max(128),
})

/** `npm run admin:create -- EMAIL`, the password in ADMIN_PASSWORD so that no shell remembers it (decision B11). */
const given = credentials.safeParse({
  email: process.argv[2],
  password: process.env.ADMIN_PASSWORD,
})
if (!given.success) {
  const problems = given.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  process.stderr.write(`ADMIN_PASSWORD=… npm run admin:create -- EMAIL\n${problems.join('\n')}\n`)
  process.exit(1)
}
const settings = readSettings({ ...process.env, ADMIN_PASSWORD: undefined })
await atTheDatabase(settings, async (db) => {
  await transact(db, (tx) => makeAdministrator(tx, given.data))
  await requireSecondFactor(db, settings.secondFactorRequired)
})
process.stdout.write(`${given.data.email} is an administrator.\n`)
