import { connect, type Database } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from './platform/database/prepare-database.ts'
import type { Settings } from './settings.ts'

/** What an operator's command does at the database of the settings, the embedded one started for it. */
export async function atTheDatabase<Result>(
  settings: Settings,
  act: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using parts = new AsyncDisposableStack()
  const { url, ownerUrl } = settings.databaseUrl
    ? { url: settings.databaseUrl, ownerUrl: settings.databaseOwnerUrl }
    : parts.adopt(await startEmbedded(settings), (each) => each.stop())
  await prepareDatabase(url, ownerUrl)
  const { db } = parts.adopt(connect(url), (each) => each.close())
  // Before the connection is closed.
  return await act(db)
}
