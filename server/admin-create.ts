import { z } from 'zod'
import { makeAdministrator } from './accounts/make-administrator.ts'
import { requireSecondFactor } from './accounts/second-factor/second-factor-store.ts'
import { connect } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { migrate } from './platform/database/migrate.ts'
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
const embedded = settings.databaseUrl ? undefined : await startEmbedded(settings)
const url = settings.databaseUrl ?? embedded?.url ?? ''
await migrate(url)
const connection = connect(url)
await transact(connection.db, (tx) => makeAdministrator(tx, given.data))
await requireSecondFactor(connection.db, settings.secondFactorRequired)
await connection.close()
await embedded?.stop()
process.stdout.write(`${given.data.email} is an administrator.\n`)
