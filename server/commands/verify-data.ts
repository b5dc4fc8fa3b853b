import { databaseAddresses } from './database-addresses.ts'
import { connect } from '../platform/database/database.ts'
import { EmbeddedProblem } from '../platform/database/embedded/embedded-problem.ts'
import { expectMigrated } from '../platform/database/migrate.ts'
import { MigrationProblem } from '../platform/database/migrations.ts'
import { readAtOnce } from '../platform/database/read-at-once.ts'
import { readSettings, SettingsProblem, type Settings } from '../settings/settings.ts'
import {
  countThings,
  everyRule,
  findViolations,
  type Broken,
} from '../verification/find-violations.ts'

// A large database takes its time.
const LONGEST_MS = 3_600_000
const MOST_SHOWN = 20

/** `npm run verify:data`: whether everything that must hold of the data does, as of one moment, changing nothing. */
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
  // Before the connection is closed.
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
