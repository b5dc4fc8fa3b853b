import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Cluster } from './cluster/cluster.ts'
import { membersOf } from './nemesis/nemesis.ts'
import type { beginTrade } from './traders/trade.ts'
import { eventually } from '#server/testing/eventually.ts'

type Trade = ReturnType<typeof beginTrade>

// How long work takes is the machine's matter; what never ends is found out all the same.
const PATIENCE_S = 900
const HASTEN_MS = 500

/** Everything runs again; what was not answered is asked until it is, and work ends that was begun. */
export async function mend(cluster: Cluster, { clients, pages }: Trade) {
  for (const member of membersOf(cluster)) if (!member.isThere()) member.startAgain()
  await cluster.allReady()
  const mended = new AbortController()
  const hastening = hasten(cluster, mended.signal)
  await Promise.all(
    clients.map((client) =>
      eventually(
        async () => {
          await client.repeat()
          return client.unanswered.length
        },
        (left) => left === 0,
        PATIENCE_S,
      ).catch(() => {}),
    ),
  )
  await settle(cluster)
  mended.abort()
  await hastening
  await eventually(async () => pages.every((page) => page.isBack()), Boolean).catch(() => {})
}

/** The books are compared twice: what the first finds may be a refund to ask for, which the second hears of. */
async function settle(cluster: Cluster) {
  for (let time = 0; time < 2; time++) {
    await workDone(cluster)
    await sql`select graphile_worker.add_job('reconcile_payments', '{}')`.execute(cluster.db)
    await workDone(cluster)
  }
}

const workDone = ({ db }: Cluster) =>
  eventually(
    async () => {
      const { rows } = await sql`
        select from graphile_worker.jobs limit 1`.execute(db)
      return rows.length
    },
    (left) => left === 0,
    PATIENCE_S,
  ).catch(() => {})

/** Nobody waits here until something is due. */
async function hasten(cluster: Cluster, mended: AbortSignal) {
  while (!mended.aborted) {
    await letGo(cluster)
    await bringForward(cluster)
    await sleep(HASTEN_MS, undefined, { signal: mended }).catch(() => {})
  }
}

/** As if the minute had passed for which a process that died holds a key. */
const letGo = ({ db }: Cluster) =>
  sql`update idempotency_keys set claimed_until = now()
    where acted_at is null and status is null and claimed_until > now()`.execute(db)

/** Next tries are due, and what was set for later; what was given up, because its workers died too often, is tried again as staff would. */
async function bringForward({ db }: Cluster) {
  await sql`update graphile_worker._private_jobs
    set run_at = now(), attempts = least(attempts, max_attempts - 1)
    where locked_at is null and (run_at > now() or attempts >= max_attempts)`.execute(db)
  await sql`update payment_events set try_at = now()
    where handled_at is null and try_at > now()`.execute(db)
}
