import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connect } from '#server/platform/database/database.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { databaseProxy } from '#server/testing/database-proxy.ts'
import { eventually } from '#server/testing/eventually.ts'
import { isReady } from '#server/testing/server-process.ts'
import { serverProgram } from '#server/testing/server-program.ts'
import { startCardProvider } from './card-provider.ts'
import { clockIn } from './clock.ts'
import { startMailServer } from './mail-server.ts'
import { memberOf } from './member.ts'
import { mountVolume } from './volume.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const NEEDED = ['/usr/lib/postgresql', '/usr/bin/curl', '/usr/sbin/nginx', '/proc/self/environ']
const ALL_READY_S = 120

/** Whether it can run here: PostgreSQL and nginx are Debian's, and what runs is known from Linux. */
export const canRunHere = NEEDED.every((path) => existsSync(path))

/** deploy/try.sh in this folder, with something in between wherever a fault is to happen. */
export async function startCluster(keep: AsyncDisposableStack, folder: string) {
  // The account of PostgreSQL has to get through.
  chmodSync(folder, 0o711)
  const port = 20_000 + 10 * (process.pid % 1000)
  const address = `http://localhost:${port}`
  const network = await databaseProxy(`postgres://lotline@127.0.0.1:${port + 5}/lotline`)
  keep.defer(() => network.cut())
  const volume = await mountVolume(join(folder, 'volume'))
  keep.defer(() => volume?.unmount())
  const mails = keep.adopt(await startMailServer(), (each) => each.stop())
  const provider = await startCardProvider(keep, { folder: join(folder, 'provider'), address })
  const place = join(folder, 'try')
  await runScript(keep, place, {
    PORT: String(port),
    POSTGRES_PORT: new URL(network.url).port,
    VOLUME: join(folder, 'volume'),
    SMTP_URL: mails.url,
    ...provider.env,
    DEMO: 'off',
    SECRET_KEY: 'the key of a chaos, known to everybody',
    RATE_LIMIT_ADDRESS_FACTOR: '1000000',
    CALLS_AT_ONCE: '100',
    WORKER_NOW: '8',
  })

  const databaseUrl = (role: string) => `postgres://${role}@127.0.0.1:${port + 5}/lotline`
  const superuser = databaseUrl('postgres').replace(/lotline$/, 'postgres')
  await withClient(superuser, async (client) => {
    // The small volume is to be filled by the fault alone.
    await client.query(`alter system set max_wal_size = '256MB'`)
    await client.query('select pg_reload_conf()')
  })
  const { db } = keep.adopt(
    connect(databaseUrl('lotline_owner'), { statementTimeout: 600_000 }),
    (each) => each.close(),
  )
  const member = (name: string) => memberOf(place, name)
  const apps = ['app_1', 'app_2'].map(member)
  const clock = clockIn(folder)
  const worker = member('worker')
  const addresses = [1, 2, 3].map((each) => `http://127.0.0.1:${port + each}`)
  return {
    folder,
    address,
    db,
    /** As the application, past the network between. */
    databaseUrl: databaseUrl('lotline'),
    network,
    volume,
    mails,
    provider,
    clock,
    apps,
    worker,
    postgres: member('postgres'),
    store: member('store'),
    redis: existsSync(join(place, 'redis.pid')) ? member('redis') : undefined,
    answers: () =>
      withClient(superuser, (client) => client.query('select')).then(
        () => true,
        () => false,
      ),
    allReady: () =>
      eventually(
        async () => (await Promise.all([...addresses, address].map(isReady))).every(Boolean),
        Boolean,
        ALL_READY_S,
      ),
  }
}

async function runScript(keep: AsyncDisposableStack, place: string, env: Record<string, string>) {
  const script = spawn('bash', ['deploy/try.sh', place], {
    env: { PATH: process.env.PATH, PROGRAM: serverProgram(), ...env },
    // Ctrl-C should reach this process alone, which then ends the script.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(script, 'exit')
  keep.defer(async () => {
    script.kill('SIGTERM')
    await ended
  })
  const line = await Promise.race([
    once(createInterface(script.stdout), 'line').then(String),
    ended.then(() => ''),
  ])
  if (!line.startsWith('Lotline is at ')) throw new Error(`deploy/try.sh has ended: ${line}`)
}
