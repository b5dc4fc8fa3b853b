import { databaseAddresses } from './database-addresses.ts'
import { connect } from '#server/platform/database/database.ts'
import { EmbeddedProblem } from '#server/platform/database/embedded/embedded-problem.ts'
import { expectMigrated } from '#server/platform/database/migrate.ts'
import { MigrationProblem } from '#server/platform/database/migrations.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { readSettings, SettingsProblem, type Settings } from '#server/settings/settings.ts'
import {
  countThings,
  everyRule,
  findViolations,
  type Broken,
} from '#server/verification/find-violations.ts'

// A large database takes its time.
const LONGEST_MS = 3_600_000
const MOST_SHOWN = 20

/** `npm run verify:data`: checks every invariant of the data as of one moment, and changes nothing. */
try {
  const { things, broken } = await verify(readSettings(process.env))
  process.stdout.write(`${describeError(things, broken)}\n`)
  if (broken.length > 0) process.exitCode = 1
} catch (error) {
  const isExpected = [SettingsProblem, EmbeddedProblem, MigrationProblem].some(
    (problem) => error instanceof problem,
  )
  process.stderr.write(`${error instanceof Error && isExpected ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function verify(settings: Settings) {
  await using parts = new AsyncDisposableStack()
  const { url } = await databaseAddresses(settings, parts)
  await expectMigrated(url)
  const limits = { max: 1, statementTimeout: LONGEST_MS }
  const { db } = parts.adopt(connect(url, limits), (each) => each.close())
  // Awaited here, because the connection is closed on return.
  return await readAtOnce(db, async (tx) => ({
    things: await countThings(tx),
    broken: await findViolations(tx, everyRule),
  }))
}

function describeError(counted: string[], found: Broken[]) {
  const all = Object.keys(everyRule).length
  return [
    `Looked at ${counted.join(', ')}.`,
    ...found.flatMap(({ rule, violations }) => [
      `BROKEN: ${rule}. ${violations.length} found:`,
      ...violations.slice(0, MOST_SHOWN).map((what) => `  ${what}`),
      ...(violations.length > MOST_SHOWN ? ['  …'] : []),
    ]),
    found.length === 0 ? `All ${all} rules hold.` : `${found.length} of ${all} rules are broken.`,
  ].join('\n')
}
