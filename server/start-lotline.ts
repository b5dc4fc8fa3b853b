import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cents } from '#market/money.ts'
import { authoriseSocket } from './accounts/sessions/authorise-socket.ts'
import { viewerFinder } from './accounts/sessions/find-viewer.ts'
import { makeAdministrator } from './accounts/lifecycle/make-administrator.ts'
import { aboutAdministrators } from './administrators/about-administrators.ts'
import { buildApp } from './app.ts'
import { reopenDemo, shutDemo } from '#demo/demo-accounts.ts'
import { awaitVerification } from '#demo/load/await-verification.ts'
import { loadDemo } from '#demo/load/load-demo.ts'
import { takeDailyLeads } from '#demo/load/take-daily-leads.ts'
import { warmDemoPhotos } from '#demo/warm-demo-photos.ts'
import { logRepeats } from './logging/log-repeats.ts'
import { logWarnings } from './logging/log-warnings.ts'
import { countReads, watchReplica } from './metrics/watch-replica.ts'
import { createMetrics } from './metrics/metrics.ts'
import { openMail } from './adapters/mail.ts'
import { openNotices } from './adapters/notices.ts'
import { openCatalogue } from './catalogue/open-catalogue.ts'
import { createLogger } from './logging/create-logger.ts'
import { openPayments } from './adapters/payments.ts'
import { warnOfFewConnections } from './platform/database/connections-left.ts'
import { connect, type Connection, type Database } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded/start-embedded.ts'
import { historyGuard } from './platform/database/history-guard.ts'
import { openReplica } from './platform/database/replica/open-replica.ts'
import { expectPooler } from './platform/database/pooler.ts'
import { prepareDatabase } from './platform/database/prepare-database.ts'
import { transact } from './platform/database/transact.ts'
import { withClient } from './platform/database/with-client.ts'
import { eachKey } from './platform/secret-keys.ts'
import { startCable, type Cable } from './platform/live/cable.ts'
import { heardNews } from './platform/live/heard-news.ts'
import { listenQuietly } from './platform/http/listen-quietly.ts'
import { listen, type Listener } from './platform/live/listen.ts'
import type { LiveEvent } from './platform/live/live-event.ts'
import { closeFolder } from './platform/storage/close-folder.ts'
import { secretKeys } from './settings/secret-key.ts'
import { filesIdentity } from './processes/files-identity.ts'
import { fingerprintOf } from './processes/fingerprint-of.ts'
import { joinProcesses } from './processes/join-processes.ts'
import { keepFigures } from './processes/keep-figures.ts'
import { publicOrigins, type Settings } from './settings/settings.ts'
import { openStorage, STORED } from './adapters/open-storage.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { jobConnections, startJobs } from './start-jobs.ts'

export type Lotline = {
  address: string
  connection: Connection
  /** For the operator who started it. */
  remarks: string[]
  stop(): Promise<void>
}

type Options = { webFolder: string; tell?: (line: string) => void }

const LISTENER = 1

/**
 * Starts everything the settings ask for. To stop, it says so at `/readyz`, waits for balancers to turn away, lets
 * requests and jobs finish, and then stops each part in the reverse order of their start.
 */
export async function startLotline(settings: Settings, options: Options): Promise<Lotline> {
  const { webFolder, tell } = options
  const log = createLogger(settings.logLevel)
  closeFolder(settings.dataDir, STORED)
  const parts = new AsyncDisposableStack()
  const keep = <Part>(part: Part, stop: (part: Part) => Promise<void> | void) =>
    parts.adopt(part, stop)
  // What people and other processes connect to; all of it stops at the same time, before the parts it depends on.
  const front: { stop(): Promise<void> }[] = []
  const stopping = new AbortController()
  const stop = async (delayMs = settings.shutdownDelayMs) => {
    stopping.abort()
    await sleep(delayMs)
    await Promise.all(front.map((each) => each.stop()))
    await parts.disposeAsync()
  }
  try {
    const { url, ownerUrl } = settings.databaseUrl
      ? { url: settings.databaseUrl, ownerUrl: settings.databaseOwnerUrl }
      : keep(await startEmbedded({ dataDir: settings.dataDir, ...(tell && { tell }) }), (each) =>
          each.stop(),
        )
    await prepareDatabase(url, ownerUrl)
    keep(await startTracing(settings), (each) => each.stop())
    const metrics = keep(createMetrics(), (each) => each.stop())
    const logRepeat = logRepeats(log)
    const onRepeat = (error: unknown, statement: string) => {
      metrics.onRepeat()
      logRepeat(error, statement)
    }
    const onNotice = logWarnings(log)
    const { databasePoolerUrl: poolerUrl } = settings
    if (poolerUrl) await expectPooler(poolerUrl, url)
    const connection = keep(
      connect(poolerUrl ?? url, { onRepeat, onNotice, isPooled: Boolean(poolerUrl) }),
      (each) => each.close(),
    )
    const { db, pool } = connection
    metrics.watchPool('requests', connection)
    const replica =
      settings.replica &&
      keep(
        openReplica({ ...settings.replica, db, log, onRead: countReads(metrics.registry) }),
        (each) => each.stop(),
      )
    if (replica) watchReplica(metrics.registry, replica)
    // Those of a pooler are its own affair.
    const ofRequests = poolerUrl ? 0 : (pool.options.max ?? 0)
    const needed = ofRequests + jobConnections(settings) + LISTENER
    await warnOfFewConnections(log, db, { needed, open: poolerUrl ? 0 : pool.totalCount })
    const isNewDemo = settings.demo && (await fillWithDemo(url, settings))
    // Only the owner of the tables may analyze them.
    if (isNewDemo) await withClient(ownerUrl ?? url, (client) => client.query('analyze'))
    const remarks: string[] = []
    if (settings.demo) await reopenDemo(db)
    else remarks.push(...aboutDemo(await shutDemo(db)))
    const { admin } = settings
    if (admin) await transact(db, (tx) => makeAdministrator(tx, admin))
    remarks.push(...(await aboutAdministrators(db, settings)))

    const keys = secretKeys(settings)
    const process = { keys: eachKey(keys).map(fingerprintOf), files: filesIdentity(settings) }
    let listener: Listener | undefined
    let cable: Cable | undefined
    const news = heardNews()
    const deliver = (event: LiveEvent) => cable?.deliver(event)
    const notices = keep(
      await openNotices(settings, {
        db,
        log,
        registry: metrics.registry,
        deliver,
        isListening: () => listener?.isHearing() ?? false,
      }),
      (each) => each.stop(),
    )
    const { messenger } = notices
    const processes = keep(
      await joinProcesses({ db, log, ...process, ...notices.joining }),
      (each) => each.stop(),
    )
    notices.agree(processes.look)
    const self = { id: processes.id, figures: metrics.recently }
    keep(keepFigures({ db, ...self }), (each) => each.stop())
    const files = openStorage(settings, { db, secretKeys: keys })
    metrics.watchSpace(files.uploads.space)
    // With the embedded database no other process uses this folder.
    if (!settings.databaseUrl) await files.uploads.storage.removeDrafts(0)
    const mail = keep(await openMail(settings, { db, log }), (each) => each.stop())
    const payments = keep(
      await openPayments(settings, { db, log, secretKey: keys.current }),
      (each) => each.stop(),
    )
    const deps = { db, terms: settings, provider: payments.provider }
    if (isNewDemo && payments.sandbox) {
      await awaitVerification(deps, payments.sandbox)
      const monthly = cents(settings.samplesPriceCents)
      await takeDailyLeads({ ...deps, monthly }, payments.sandbox)
    }
    const search = keep(openCatalogue(settings, { db, url, log, metrics }), (each) => each.stop())
    const http = await buildApp({
      settings,
      log,
      secretKeys: keys,
      connection,
      replica,
      metrics,
      self,
      webFolder,
      stopping: stopping.signal,
      isHearing: () => listener?.isHearing() ?? false,
      isRedisUsed: messenger?.carries,
      provider: payments.provider,
      uploads: files.uploads,
      catalogue: search.catalogue,
      markOfNews: news.mark,
      annexes: [...mail.pages, ...payments.pages, ...files.pages],
    })
    front.push({ stop: () => http.close() })
    const findViewer = viewerFinder({ db, terms: settings })
    cable = startCable({
      server: http.server,
      path: '/cable',
      publicOrigins: publicOrigins(settings),
      leaveOtherUpgrades: settings.development,
      log,
      news,
      authenticate: ({ headers }) =>
        authoriseSocket(findViewer, {
          headers,
          cookies: http.parseCookie(headers.cookie ?? ''),
        }),
    })
    front.push(cable)
    metrics.watchLive(() => cable?.count() ?? { sockets: 0, people: 0 })
    listener = keep(
      listen(url, (event) => {
        // A word about processes may be among what was missed.
        if (event.kind === 'processes' || event.kind === 'missed') void processes.look()
        deliver(event)
      }),
      (each) => each.stop(),
    )
    await listener.ready
    await listenQuietly(http, settings)
    const { uploads } = files
    const doing = { ...deps, uploads, mailer: mail.mailer }
    const { onJob } = metrics
    const onPool = (ofJobs: Connection) => metrics.watchPool('jobs', ofJobs)
    front.push(startJobs(settings, { url, log, messenger, onRepeat, onJob, onPool, deps: doing }))
    if (settings.demo) keep(warmDemoPhotos(files.uploads.photos), (end) => end())
    return {
      address: addressOf(http.server.address(), settings),
      connection,
      remarks: [...remarks, ...(await remarksOn(db))],
      stop,
    }
  } catch (error) {
    await stop(0)
    throw error
  }
}

/** Inserting thousands of rows at once can take long on a slow machine. */
async function fillWithDemo(url: string, settings: Settings) {
  const patient = connect(url, { max: 1, statementTimeout: 60_000 })
  return loadDemo(patient.db, settings).finally(() => patient.close())
}

async function remarksOn(db: Database): Promise<string[]> {
  if ((await historyGuard(db)) === 'grants') return []
  return [
    'The role of DATABASE_URL owns the tables, so that triggers alone guard the histories. Set DATABASE_OWNER_URL as well (docs/settings.md, "Two roles").',
  ]
}

const aboutDemo = (accounts: number) =>
  accounts === 0 ? [] : [`DEMO is off: ${accounts} accounts of the demo marketplace are disabled.`]

function addressOf(address: AddressInfo | string | null, { publicUrl, port }: Settings): string {
  return port === 0 && address && typeof address === 'object'
    ? `http://localhost:${address.port}`
    : publicUrl
}
