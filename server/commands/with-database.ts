import { connect, type Database } from '../platform/database/database.ts'
import { runningEmbedded } from '../platform/database/embedded/running-embedded.ts'
import { startEmbedded } from '../platform/database/embedded/start-embedded.ts'
import { expectMigrated } from '../platform/database/migrate.ts'
import { prepareDatabase } from '../platform/database/prepare-database.ts'
import type { Settings } from '../settings/settings.ts'

// Nobody waits for it at a page.
const STATEMENT_MS = 60_000

/** What an operator's command does at the database of the settings; an embedded one that does not run is started for it. */
export async function withDatabase<Result>(
  settings: Settings,
  act: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using parts = new AsyncDisposableStack()
  const url = await preparedAddress(settings, parts)
  const { db } = parts.adopt(connect(url, { statementTimeout: STATEMENT_MS }), (each) =>
    each.close(),
  )
  // Before the connection is closed.
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
