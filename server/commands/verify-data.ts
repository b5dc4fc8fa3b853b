import { connect } from '#server/platform/database/database.ts'
import { expectMigrated } from '#server/platform/database/migrate.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import type { Settings } from '#server/settings/settings.ts'
import {
  countThings,
  everyRule,
  findViolations,
  type Broken,
} from '#server/verification/find-violations.ts'
import { chooseDatabase } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'
import { databaseAddresses } from './database-addresses.ts'

// A large database takes its time.
const LONGEST_MS = 3_600_000
const MOST_SHOWN = 20

/** Checks every invariant of the data as of one moment, and changes nothing. */
export async function verifyData({ positionals }: CommandLine, around: Surroundings) {
  if (positionals.length > 0) throw new UsageProblem()
  const { things, broken } = await verify(await chooseDatabase(around))
  say(around, inWords(things, broken))
  return broken.length > 0 ? 1 : 0
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

function inWords(counted: string[], found: Broken[]) {
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
