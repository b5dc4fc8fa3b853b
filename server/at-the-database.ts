import { connect, type Database } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Settings } from './settings.ts'

/** What an operator's command does at the database of the settings, the embedded one started for it. */
export async function atTheDatabase<Result>(
  settings: Settings,
  act: (db: Database) => Promise<Result>,
): Promise<Result> {
  await using parts = new AsyncDisposableStack()
  const embedded = settings.databaseUrl
    ? undefined
    : parts.adopt(await startEmbedded(settings), (each) => each.stop())
  const url = settings.databaseUrl ?? embedded?.url ?? ''
  await migrate(url)
  const { db } = parts.adopt(connect(url), (each) => each.close())
  // Before the connection is closed.
  return await act(db)
}
