import { LOADED } from '#server/catalogue/read-model/open-market.ts'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { connect, type Connection, type Database } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { memoryFlags, memorySettings } from '../../../scripts/server-memory.mjs'
import { startProgram, type Server } from './process.ts'
import { scratchFolder } from './scratch.ts'

export type Data = {
  connection: Connection
  db: Database
  /** As the owner of the tables, for what the application may not do. */
  asOwner: Database
  url: string
  ownerUrl: string
  folder: string
}

// Filling a database takes longer than a request may.
const FILLING_MS = 600_000

/** The embedded PostgreSQL with its own durable settings and empty tables. */
export async function startData(keep: AsyncDisposableStack): Promise<Data> {
  const folder = await scratchFolder(keep)
  const embedded = await startEmbedded({ dataDir: folder })
  keep.defer(() => embedded.stop())
  const { url, ownerUrl } = embedded
  await prepareDatabase(url, ownerUrl)
  const connection = connect(url, { statementTimeout: FILLING_MS })
  keep.defer(() => connection.close())
  const owner = connect(ownerUrl, { max: 1, statementTimeout: FILLING_MS })
  keep.defer(() => owner.close())
  return { connection, db: connection.db, asOwner: owner.db, url, ownerUrl, folder }
}

/** The whole server on these data, as installed but for the limits on how often one may call; its products are loaded. */
export function startServer(
  keep: AsyncDisposableStack,
  { url, folder }: Data,
  env: Record<string, string> = {},
): Promise<Server> {
  return startProgram(keep, {
    file: 'server/main.ts',
    ready: '/readyz',
    says: env.SEARCH === 'database' ? undefined : LOADED,
    flags: memoryFlags,
    env: {
      ...memorySettings,
      DATABASE_URL: url,
      DATA_DIR: folder,
      RATE_LIMIT_ADDRESS_FACTOR: '1000000',
      ...env,
    },
  })
}

/** The token with which programs call as this user. */
export const bearerOf = async (db: Database, user: { userId: number }): Promise<string> =>
  (await sessionOf(db, user)).bearer

/** What signs this user in: a cookie for pages, a token for programs. */
export const sessionOf = (db: Database, { userId }: { userId: number }) =>
  db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
