import { latePostings } from '#server/ledger/late-postings.ts'
import { writePostings, type WrittenPosting } from '#server/ledger/write-postings.ts'
import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { measureAnswerTimes } from '#server/offers/answer-times/measure-answer-times.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Terms } from '#server/settings/terms.ts'
import { demoMarketplace, type DemoMarketplace } from '../demo-marketplace.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { mixedLots } from '../lots/mixed-lots.ts'
import { DEMO_SELLER } from '../trade/deals.ts'
import { insertAll } from './insert-all.ts'
import { loadCardPayments } from './load-card-payments.ts'
import { loadCertificates } from './load-certificates.ts'
import { loadClaims } from './load-claims.ts'
import { loadLeads } from './load-leads.ts'
import { loadLegalPages } from './load-legal-pages.ts'
import { loadLots } from './load-lots.ts'
import { loadMessages } from './load-messages.ts'
import { loadMixedLots } from './load-mixed-lots.ts'
import { loadNotifications } from './load-notifications.ts'
import { loadOffers } from './load-offers.ts'
import { loadOrders } from './load-orders.ts'
import { loadInvoiceDetails, loadPapers } from './load-papers.ts'
import { loadPayouts } from './load-payouts.ts'
import { loadPeople, type People } from './load-people.ts'
import { loadQuestions } from './load-questions.ts'
import { loadReleaseNotes } from './load-release-notes.ts'
import { loadSchedules } from './load-schedules.ts'
import type { DemoView } from '../trade/look-around.ts'

const SEED = 1

/** At a real card provider nobody paid the demo's orders. */
type DemoTerms = Terms & { stripe?: object | undefined }

/** Loads the demo marketplace, whole or not at all; false when the database already has sellers or buyers. */
export async function loadDemo(db: Database, terms: DemoTerms, now = new Date()): Promise<boolean> {
  return transact(db, async (tx) => {
    // Two servers may start at once on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('load demo'))`.execute(tx)
    if (!(await isEmpty(tx))) return false
    await loadMarketplace(tx, terms, { ...demoMarketplace(SEED, now), now })
    return true
  })
}

async function loadMarketplace(tx: Tx, terms: DemoTerms, demo: DemoMarketplace & { now: Date }) {
  const { lots, offers, soldElsewhere, views, now } = demo
  const people = await loadPeople(tx, now)
  await loadReleaseNotes(tx, { admin: people.admin, now })
  await loadLegalPages(tx, { admin: people.admin, now })
  const sellerOf = (number: number) => people.seller(number).id
  const lotIds = await loadLots(tx, { lots, sellerOf, reason: 'listed' })
  await loadSchedules(tx, { lots, lotIds, now })
  await loadMixedLots(tx, { lots: mixedLots(SEED, now), sellerOf })
  const lotOf = lotsByNumber(lots, lotIds)
  const known = { idOf: (lot: number) => lotOf(lot).id, lotOf }
  const offerIds = await loadOffers(tx, { offers, people, lots: known, terms })
  const accepted = offers.flatMap((offer, index) =>
    offer.order ? [{ offerId: offerIds[index] ?? 0, offer, order: offer.order }] : [],
  )
  await loadInvoiceDetails(tx, people)
  await loadOrders(tx, { accepted, people, lotOf, terms })
  await loadCertificates(tx, { people, now })
  await loadPapers(tx, { people, now })
  const { id: sellerId } = people.seller(DEMO_SELLER)
  if (!terms.stripe) await loadCardPayments(tx, { publicUrl: terms.publicUrl, now, sellerId })
  await loadMessages(tx, { offers, offerIds, people, now })
  await loadQuestions(tx, { views, offers, people, idOf: known.idOf, now })
  await loadNotifications(tx, now)
  await loadLeads(tx, { reader: people.seller(DEMO_SELLER), now })
  await loadViews(tx, { views, people, idOf: known.idOf })
  await insertAll(
    tx,
    'stockMovements',
    soldElsewhere.map(({ lot, at }) => ({
      productId: lotOf(lot).id,
      change: -lotOf(lot).listedUnits,
      reason: 'edited' as const,
      at,
    })),
  )
  await settleUnits(tx)
  await postOrders(tx)
  if (!terms.stripe) await loadPayouts(tx, { people, now })
  await loadClaims(tx, { people, terms })
  await measureAnswerTimes(tx)
}

/** What was paid stands in the ledger, as if it had been posted as it happened. */
async function postOrders(tx: Tx) {
  const paid = await tx
    .selectFrom('purchaseOrders')
    .select('id')
    .where('paidAt', 'is not', null)
    .execute()
  const postings: WrittenPosting[] = []
  for (const { id } of paid) postings.push(...(await latePostings(tx, id)))
  await writePostings(
    tx,
    postings.toSorted((one, other) => timeOf(one) - timeOf(other)),
  )
}

const timeOf = ({ at }: WrittenPosting) => at?.getTime() ?? Infinity

async function isEmpty(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from sellers) or exists (select from buyers) as taken`.execute(tx)
  return rows[0]?.taken === false
}

function lotsByNumber(lots: readonly DemoLot[], ids: readonly number[]) {
  return (number: number) => {
    const [lot, id] = [lots[number - 1], ids[number - 1]]
    if (!lot || id === undefined) throw new RangeError(`There is no lot ${number}`)
    return { ...lot, id }
  }
}

/** What is on the shelf is what all its movements add up to. */
async function settleUnits(tx: Tx) {
  await sql`
    update products set units = moved.units, updated_at = moved.at
    from (
      select product_id, sum(change) as units, max(at) as at
      from stock_movements group by product_id having count(*) > 1
    ) as moved
    where moved.product_id = products.id`.execute(tx)
}

type Load = { views: readonly DemoView[]; people: People; idOf: (lot: number) => number }

/** Writes what buyers looked at, as their browsers would have told it. */
async function loadViews(tx: Tx, { views, people, idOf }: Load): Promise<void> {
  await insertAll(
    tx,
    'pageViews',
    views.map(({ buyer, seller, lot, at }) => {
      const { id } = people.seller(seller)
      return {
        userId: people.buyer(buyer).userId,
        path: lot === null ? `/all_sellers/${id}` : `/all_products/${id}/${idOf(lot)}`,
        at,
        forwardedAt: at,
      }
    }),
  )
}
