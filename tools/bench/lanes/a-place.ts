import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Database } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { pageCaller, type Caller } from '#server/testing/caller.ts'
import { startProgram, type Server } from '../support/process.ts'
import { scratchFolder } from '../support/scratch.ts'
import { sessionOf } from '../support/site.ts'
import { silentPort } from './servers.ts'

export type Place = {
  db: Database
  address: string
  server: Server
  as(user: { userId: number }): Promise<Caller>
}

const preload = new URL('silent-internet.mjs', import.meta.url).href

/** The whole server of a checkout on a database of its own, which it sets up itself. */
export async function aPlace(
  keep: AsyncDisposableStack,
  { folder, smtpUrl }: { folder: string | undefined; smtpUrl: string },
): Promise<Place> {
  const dataDir = await scratchFolder(keep)
  const embedded = await startEmbedded({ dataDir })
  keep.defer(() => embedded.stop())
  const server = await startProgram(keep, {
    folder,
    file: 'server/main.ts',
    ready: '/readyz',
    env: {
      // The other checkout may be from before there were two roles.
      ...(folder === undefined
        ? { DATABASE_URL: embedded.url, DATABASE_OWNER_URL: embedded.ownerUrl }
        : { DATABASE_URL: embedded.ownerUrl }),
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      RATE_LIMIT_ADDRESS_FACTOR: '1000000',
      LOG_LEVEL: 'fatal',
      SILENT_PORT: String(await silentPort(keep)),
      NODE_OPTIONS: `--import ${preload}`,
    },
  })
  const connection = connect(embedded.ownerUrl)
  keep.defer(() => connection.close())
  const { db } = connection
  return {
    db,
    address: server.address,
    server,
    as: async (user) => pageCaller(server.address, (await sessionOf(db, user)).token),
  }
}

/** The time until it is so; as long as was waited when it never was. */
export async function timeUntil(isSo: () => Promise<boolean> | boolean, longestMs: number) {
  const start = performance.now()
  while (!(await isSo()) && performance.now() - start < longestMs) await sleep(20)
  return performance.now() - start
}
