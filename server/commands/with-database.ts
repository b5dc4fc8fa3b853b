import { connect, type Database } from '#server/platform/database/database.ts'
import { runningEmbedded } from '#server/platform/database/embedded/running-embedded.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { expectMigrated } from '#server/platform/database/migrate.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import type { Settings } from '#server/settings/settings.ts'

// No page waits for a command.
const STATEMENT_MS = 60_000

/** Runs an operator's command on the configured database; starts the embedded one when it is not running. */
export async function withDatabase<Result>(
  settings: Settings,
  act: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using parts = new AsyncDisposableStack()
  const url = await preparedAddress(settings, parts)
  const { db } = parts.adopt(connect(url, { statementTimeout: STATEMENT_MS }), (each) =>
    each.close(),
  )
  // Awaited here, because the connection is closed on return.
  return await act(db)
}

async function preparedAddress(settings: Settings, parts: AsyncDisposableStack) {
  const running = settings.databaseUrl ? undefined : await runningEmbedded(settings.dataDir)
  if (running) {
    await expectMigrated(running.url)
    return running.url
  }
  const { url, ownerUrl } = settings.databaseUrl
    ? { url: settings.databaseUrl, ownerUrl: settings.databaseOwnerUrl }
    : parts.adopt(await startEmbedded(settings), (each) => each.stop())
  await prepareDatabase(url, ownerUrl)
  return url
}
