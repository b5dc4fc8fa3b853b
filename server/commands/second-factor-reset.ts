import { resetSecondFactor } from '#server/accounts/second-factor/reset-second-factor.ts'
import { withDatabase } from './with-database.ts'
import { readSettings } from '#server/settings/settings.ts'

/** `npm run second-factor:reset -- EMAIL`: for an administrator who has lost app and codes and has no colleague (decision 16). */
const email = process.argv[2]
if (!email) {
  process.stderr.write('npm run second-factor:reset -- EMAIL\n')
  process.exit(1)
}
const settings = readSettings(process.env)
const isReset = await withDatabase(settings, (db) =>
  resetSecondFactor({ db, terms: settings }, email),
)
if (isReset) {
  process.stdout.write(`The second factor of ${email} is turned off, and every session ended.\n`)
} else {
  process.stderr.write(`There is no administrator ${email} with a second factor.\n`)
  process.exitCode = 1
}
