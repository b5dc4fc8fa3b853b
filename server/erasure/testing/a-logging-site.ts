import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { caller, pageCaller } from '#server/testing/caller.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { serverProgramHere } from '#server/testing/server-program.ts'
import type { TestSite } from '#server/testing/site.ts'

/** The whole product in a process of its own, with its output recorded. */
export async function aLoggingSite(): Promise<TestSite & { log: () => string }> {
  const database = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lotline-erasure-'))
  const port = await freePort()
  const said: Buffer[] = []
  const child = spawn(process.execPath, [serverProgramHere()], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'off',
      LOG_LEVEL: 'trace',
      RATE_LIMIT_ADDRESS_FACTOR: '1000',
      CALLS_AT_ONCE: '100',
      SECOND_FACTOR: 'offered',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => said.push(bytes))
  const log = () => Buffer.concat(said).toString()
  const address = `http://localhost:${port}`
  const answers = async () =>
    (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ??
    (child.exitCode === null ? false : log())
  await eventually(answers, (ready) => ready === true, 100)
  const { db } = database.connection
  const sessionOf = ({ userId }: { userId: number }) =>
    db
      .transaction()
      .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  return {
    address,
    database,
    db,
    dataDir,
    remarks: [],
    log,
    visitor: caller(address),
    as: async (user) => pageCaller(address, (await sessionOf(user)).token),
    asProgram: async (user) => caller(address, (await sessionOf(user)).bearer),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await database.drop()
      await rm(dataDir, { recursive: true, maxRetries: 5 })
    },
  }
}
