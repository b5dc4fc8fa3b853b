import { SettingsProblem } from '#server/settings/settings.ts'
import { startableSettings } from '../startable-settings.ts'

/** What a start with these settings says of them: problems when it is refused, remarks when it goes on. */
export async function saidOf(env: Record<string, string>) {
  const all = { PORT: '0', ...env }
  try {
    const { remarks } = await startableSettings(all)
    return { starts: true, said: remarks }
  } catch (error) {
    if (error instanceof SettingsProblem) return { starts: false, said: error.problems }
    throw error
  }
}
