import { runningEmbedded } from '#server/platform/database/embedded/running-embedded.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { expectOwnSessions } from '#server/platform/database/pooler.ts'
import type { Settings } from '#server/settings/settings.ts'

type Addresses = { url: string; ownerUrl: string }

/** The addresses of the configured database; an embedded one that is not running is started for as long as `parts` lasts. */
export async function databaseAddresses(
  settings: Settings,
  parts: AsyncDisposableStack,
): Promise<Addresses> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = settings
  if (databaseUrl) {
    await expectOwnSessions({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl })
    return { url: databaseUrl, ownerUrl: databaseOwnerUrl ?? databaseUrl }
  }
  const running = await runningEmbedded(dataDir)
  return running ?? parts.adopt(await startEmbedded(settings), (each) => each.stop())
}
