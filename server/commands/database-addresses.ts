import { runningEmbedded } from '../platform/database/embedded/running-embedded.ts'
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts'
import type { Settings } from '../settings/settings.ts'

type Addresses = { url: string; ownerUrl: string }

/** The database of the settings; of an embedded one that runs, the running one, else one started for as long as `parts` lasts. */
export async function databaseAddresses(
  settings: Settings,
  parts: AsyncDisposableStack,
): Promise<Addresses> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  if (databaseUrl) return { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
  const running = await runningEmbedded(dataDir)
  return running ?? parts.adopt(await startEmbedded(settings), (each) => each.stop())
}
