import { sql } from 'kysely'
import { aRandomMarketplace } from '#server/insights/testing/a-random-marketplace.ts'
import { connect } from '#server/platform/database/database.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startPrimaryAndReplica } from '#server/testing/primary-and-replica.ts'
import { offersOnOwnLots } from '../offers/offers-under-review.ts'
import { signedInPeople, type Person } from '../offers/people.ts'
import { deleteJobs } from '../support/delete-jobs.ts'
import { callerOf, type Call } from '../support/load.ts'
import { scratchFolder } from '../support/scratch.ts'
import { sessionOf, startServer } from '../support/site.ts'
import { workOf } from '../support/work-of.ts'

export type Place = Awaited<ReturnType<typeof aPlace>>
export type Trader = Person & { cookie: string }

const FILLING_MS = 600_000

/**
 * A marketplace with this many lots in a primary and its replica, with a process that knows the replica and one
 * that does not.
 */
export async function aPlace(keep: AsyncDisposableStack, many: number) {
  const { url, ownerUrl, replicaUrl, primary } = await startPrimaryAndReplica(keep, [
    'hot_standby_feedback = on',
  ])
  const connection = connect(url, { statementTimeout: FILLING_MS })
  keep.defer(() => connection.close())
  const owner = connect(ownerUrl, { max: 1, statementTimeout: FILLING_MS })
  keep.defer(() => owner.close())
  const { db } = connection
  const size = { people: many / 2, lots: many, offers: many * 2, days: 400 }
  await db.transaction().execute((tx) => aRandomMarketplace(tx, 1, size))
  await sql`vacuum analyze`.execute(owner.db)
  const people = await signedInPeople(db)
  const cookieOf = async (user: { userId: number }) =>
    `bearer_token=${(await sessionOf(db, user)).token}`
  const sellers = await Promise.all(
    people.sellers.map(async (seller): Promise<Trader> => ({
      ...seller,
      cookie: await cookieOf(seller),
    })),
  )
  const staff = await cookieOf(await anAdministrator(db))

  const data = {
    connection,
    db,
    asOwner: owner.db,
    url,
    ownerUrl,
    folder: await scratchFolder(keep),
  }
  const env = { WORKER: 'off', SEARCH: 'database', SECOND_FACTOR: 'offered', CALLS_AT_ONCE: '100' }
  const alone = await startServer(keep, data, env)
  const beside = await startServer(keep, data, { ...env, DATABASE_REPLICA_URL: replicaUrl })
  const [postmaster] = await primary.ask(`
    select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`)
  return {
    size,
    sellers,
    staff,
    alone,
    beside,
    callerOf: (address: string) => callerOf(keep, address),
    /** Of the primary, in milliseconds of a core so far. */
    work: () => workOf(Number(postmaster?.['pid'])),
    /** As a superuser. */
    primaryUrl: primary.urlOf('postgres', 'lotline'),
    async offers(count: number) {
      await deleteJobs(owner.db)
      const offers = await offersOnOwnLots(db, people, count)
      return offers.map(({ id, seller }) => ({
        seller,
        accept: {
          method: 'PUT',
          path: `/offers/${id}/accept`,
          bearer: seller.bearer,
          body: { revision: 1 },
        } satisfies Call,
      }))
    },
  }
}
