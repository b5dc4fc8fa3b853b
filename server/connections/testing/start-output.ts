import { SettingsProblem } from '#server/settings/settings.ts'
import { startableSettings } from '../startable-settings.ts'

/** What a start with these settings prints about them: problems if it is refused, remarks if it starts. */
export async function startOutput(env: Record<string, string>) {
  const all = { PORT: '0', ...env }
  try {
    const { remarks } = await startableSettings(all)
    return { starts: true, said: remarks }
  } catch (error) {
    if (error instanceof SettingsProblem) return { starts: false, said: error.problems }
    throw error
  }
}
