import { adaptersOf } from '#server/adapters/list-adapters.ts'
import { connectionsOf, type Connection } from '#server/connections/connections-of.ts'
import { tryConnections, type Tried } from '#server/connections/try-connections.ts'
import { aboutMisspelt, misspeltSettings } from '#server/settings/misspelt-settings.ts'
import { inspectSettings, type Settings } from '#server/settings/settings.ts'
import { firstLine } from './choose-database.ts'
import { UsageProblem, say, type CommandLine, type Surroundings } from './command.ts'

const ANSWER_MS = 2000

/** Says what is connected to what, and what is wrong, without starting or changing anything. */
export async function checkSettings({ positionals }: CommandLine, around: Surroundings) {
  if (positionals.length > 0) throw new UsageProblem()
  const { env, envFile } = around
  const { settings, problems, wrong } = inspectSettings(env)
  say(
    around,
    wrong.has('DATABASE_URL')
      ? 'Database: none, as DATABASE_URL is wrong'
      : firstLine(settings, envFile),
  )
  for (const { part, uses } of adaptersOf(settings)) say(around, `  ${part.padEnd(14)} ${uses}`)

  const connections = connectionsOf(settings).filter(({ setting }) => !wrong.has(setting))
  const tried = await tryConnections(connections.map((each) => orOurselves(each, settings)))
  for (const each of tried) say(around, row(each))
  const misspelt = misspeltSettings(env)
  // In production those that are near are among the problems already.
  const named = misspelt.filter((each) => !problems.includes(aboutMisspelt(each)))
  for (const each of problems) say(around, `WRONG  ${each}`)
  for (const each of named)
    say(around, `${each.isNear ? 'WRONG' : 'CHECK'}  ${aboutMisspelt(each)}`)

  const count =
    problems.length +
    tried.filter(({ problem }) => problem !== null).length +
    named.filter(({ isNear }) => isNear).length
  say(around, count === 0 ? 'No problems found.' : `Wrong: ${count}.`)
  return count === 0 ? 0 : 1
}

function row({ setting, place, problem }: Tried) {
  return problem === null
    ? `works  ${setting}: ${place}`
    : `WRONG  ${setting}: ${place}: ${problem}.`
}

/** A port that Lotline itself listens at is not taken by somebody else. */
function orOurselves(connection: Connection, { host, port }: Settings): Connection {
  if (connection.setting !== 'PORT') return connection
  return {
    ...connection,
    attempt: async (longestMs) => {
      const problem = await connection.attempt(longestMs)
      return problem === null || (await isLotlineAt(host, port)) ? null : problem
    },
  }
}

async function isLotlineAt(host: string, port: number) {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const place = reachable.includes(':') ? `[${reachable}]` : reachable
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(`http://${place}:${port}/healthz`, { signal })
    return (await answer.text()) === '{"status":"ok"}'
  } catch {
    return false
  }
}
