import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectionsOf } from '#server/connections/connections-of.ts'
import { inOneLine, tryConnections } from '#server/connections/try-connections.ts'
import { placeOf } from '#server/platform/place-of.ts'
import { aboutMisspelt, misspeltSettings } from '#server/settings/misspelt-settings.ts'
import { readSettings, type Settings } from '#server/settings/settings.ts'
import { say, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'

const SAYS_WHERE = /^(DATABASE_|DATA_DIR|S3_)/
const NEEDED = new Set(['DATABASE_URL', 'DATABASE_OWNER_URL'])

type Choice = {
  /** Only for restore: creates a missing database. */
  mayMake?: boolean
  /** Whether the command reads or writes the files that people uploaded. */
  withFiles?: boolean
}

/** The settings of the Lotline that a command acts on. Says which database that is, before anything else. */
export async function chooseDatabase(
  around: Surroundings,
  { mayMake = false, withFiles = false }: Choice = {},
): Promise<Settings> {
  // Those of the first administrator belong to the start.
  const settings = readSettings({
    ...around.env,
    ADMIN_PASSWORD: undefined,
    ADMIN_EMAIL: undefined,
  })
  say(around, firstLine(settings, around.envFile))
  expectRightNames(around)
  if (!mayMake) expectThere(settings, withFiles)
  await expectReachable(settings)
  return settings
}

/** Which database it is, without its password, and which file says so. */
export function firstLine({ databaseUrl, dataDir }: Settings, envFile: string | undefined) {
  const database = databaseUrl ? placeOf(databaseUrl) : `embedded, in ${dataDir}`
  return `Database: ${database}${envFile ? ` (settings: ${envFile})` : ''}`
}

/** A typing error in a setting that says where the data are would have a command act on other data. */
function expectRightNames({ env, errors }: Surroundings) {
  const misspelt = misspeltSettings(env)
  const aboutPlace = misspelt.filter(({ meant, isNear }) => isNear && SAYS_WHERE.test(meant))
  if (aboutPlace.length > 0) throw new CommandProblem(aboutPlace.map(aboutMisspelt).join('\n'))
  for (const each of misspelt) errors.write(`${aboutMisspelt(each)}\n`)
}

function expectThere({ databaseUrl, dataDir, s3 }: Settings, withFiles: boolean) {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CommandProblem(
      `There is no database in ${dataDir}, and this command makes none. ` +
        'Give it the settings of the server: --env-file FILE, DATABASE_URL or DATA_DIR.',
    )
  if (withFiles && !s3 && !existsSync(dataDir))
    throw new CommandProblem(
      `There is no folder ${dataDir}, where the files of this Lotline would be. ` +
        'Give the command the settings of the server: --env-file FILE, DATA_DIR or S3_BUCKET.',
    )
}

async function expectReachable(settings: Settings) {
  const databases = connectionsOf(settings).filter(({ setting }) => NEEDED.has(setting))
  const failed = (await tryConnections(databases)).filter(({ problem }) => problem !== null)
  if (failed.length > 0) throw new CommandProblem(failed.map(inOneLine).join('\n'))
}
