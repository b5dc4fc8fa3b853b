import { inspectSettings, SettingsProblem, type Settings } from '#server/settings/settings.ts'
import type { Variables } from '#server/settings/environment.ts'
import { connectionsOf } from './connections-of.ts'
import { inOneLine, tryConnections } from './try-connections.ts'

type Startable = {
  settings: Settings
  /** What is away, or refuses us, and is not needed for a start. */
  remarks: string[]
}

/** The settings, once everything that a start needs was reached. Throws with all that is wrong, in one list. */
export async function startableSettings(env: Variables): Promise<Startable> {
  const { settings, problems, wrong } = inspectSettings(env)
  const connections = connectionsOf(settings).filter(
    ({ setting, kind }) => kind !== 'other' && !wrong.has(setting),
  )
  const failed = (await tryConnections(connections)).filter(({ problem }) => problem !== null)
  const isVain = problems.length > 0 || failed.some(({ kind }) => kind === 'needed')
  if (isVain) throw new SettingsProblem([...problems, ...failed.map(inOneLine)])
  return { settings, remarks: failed.map(inOneLine) }
}
