import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../with-client.ts'
import { accountFor } from './account.ts'
import { findBinaries, placeOfBinaries } from './binaries.ts'
import { boundLog } from './bound-log.ts'
import { admitOnlyUs, createCluster } from './cluster.ts'
import { lockDirectory } from './data-lock.ts'
import { moveMajor } from './move-major.ts'
import { settleNext } from './next-place.ts'
import { launch, shutDown, type Launch } from './postmaster.ts'
import { removeSocketDirectory, socketDirectory } from './socket-directory.ts'
import { urlFor } from './url-for.ts'

export type EmbeddedUrls = {
  /** For the application, whose role owns no table. */
  url: string
  /** For migrations. */
  ownerUrl: string
}

export type Embedded = EmbeddedUrls & { stop(): Promise<void> }

const LOOK_AT_LOG_MS = 60_000
const APPLICATION = 'lotline_application'

type Options = {
  dataDir: string
  settings?: Record<string, string>
  /** Tells the person who starts this what takes time. */
  tell?: (line: string) => void
}

/** Runs a PostgreSQL of our own on `dataDir`, made at the first start. It is there for this process alone. */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { dataDir, settings = {}, tell = onStandardError } = options
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  const letGo = await lockDirectory(home)
  try {
    await settleNext(home)
    const spec = await prepare(home, { settings, tell })
    const server = await keepRunning(spec)
    await makeApplicationRole(urlFor('postgres', spec.socketDir, 'postgres'))
    const tidy = () => removeSocketDirectory(spec.socketDir)
    process.once('exit', tidy)
    const stop = async () => {
      await server.stop()
      process.off('exit', tidy)
      tidy()
      letGo()
    }
    return { ...urlsOf(spec.socketDir), stop }
  } catch (error) {
    letGo()
    throw error
  }
}

export const urlsOf = (socketDir: string): EmbeddedUrls => ({
  url: urlFor(APPLICATION, socketDir),
  ownerUrl: urlFor('lotline', socketDir),
})

const onStandardError = (line: string) => void process.stderr.write(`${line}\n`)

/** Data made before there were two roles get the second one too. */
async function makeApplicationRole(url: string) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [
      APPLICATION,
    ])
    if (rowCount === 0) await client.query(`create role ${APPLICATION} login role lotline`)
  })
}

type Preparing = { settings: Record<string, string>; tell: (line: string) => void }

async function prepare(home: string, { settings, tell }: Preparing): Promise<Launch> {
  const path = join(home, 'postgres')
  const log = join(home, 'postgres.log')
  const account = accountFor(path)
  const place = placeOfBinaries(account, home)
  const cluster = { path, bin: await findBinaries(account, place), account }
  await moveMajor({ home, cluster, log, place, tell })
  await createCluster(cluster)
  admitOnlyUs(cluster)
  return { cluster, socketDir: socketDirectory(cluster), log, settings }
}

/** Starts it again, at the same address, whenever it ends without being asked to. */
async function keepRunning(spec: Launch) {
  const stopping = new AbortController()
  let revival = Promise.resolve()
  let server = await launch(spec)
  watch()
  const boundingLog = setInterval(() => boundLog(spec.log), LOOK_AT_LOG_MS).unref()

  function watch() {
    server.once('exit', () => {
      if (!stopping.signal.aborted) revival = revive()
    })
  }

  async function revive() {
    for (let pause = 50; !stopping.signal.aborted; pause = Math.min(2 * pause, 5000)) {
      const revived = await launch(spec).catch(() => undefined)
      if (revived) return takeOver(revived)
      await sleep(pause)
    }
  }

  function takeOver(revived: ChildProcess) {
    server = revived
    watch()
  }

  async function stop() {
    stopping.abort()
    clearInterval(boundingLog)
    await revival
    await shutDown(server)
  }

  return { stop }
}
