import { sql } from 'kysely'
import { lastWeeks, dayOf } from '#market/insights/period.ts'
import { readMoney } from '#server/insights/overview/read-money.ts'
import { latePostings } from '#server/ledger/late-postings.ts'
import { postMissing } from '#server/ledger/post-missing.ts'
import { writePostings } from '#server/ledger/write-postings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { signedInPeople } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData } from '../support/site.ts'
import { paidOrders } from './paid-orders.ts'
import { timeOfPayRun } from './pay-run.ts'

const ROUNDS = 5
const AT_ONCE = 8

/** Posts the payments of 100,000 orders, and proves that the ledger agrees with orders and the card provider. */
export async function measureLedger({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const { db } = data
  const many = quick ? 5000 : 100_000
  await paidOrders(db, await signedInPeople(db), many)
  await sql`vacuum analyze`.execute(data.asOwner)
  const posting = await timed(() => postAll(db))
  await sql`vacuum analyze`.execute(data.asOwner)
  const rounds = (work: () => Promise<unknown>) => repeat(ROUNDS, async () => [await timed(work)])
  const bare: Figure = {
    what: 'baseline: a count of the ledger’s entries',
    unit: 'ms',
    runs: await rounds(() => sql`select count(*) from ledger_entries`.execute(db)),
  }
  const figure = async (what: string, work: () => Promise<unknown>): Promise<Figure> => ({
    what,
    unit: 'ms',
    runs: await rounds(work),
    baseline: bare,
  })
  const rules: Figure[] = []
  for (const [name, rule] of Object.entries(ledgerRules))
    rules.push(await figure(`  ${name}`, () => findViolations(db, { [name]: rule })))
  const year = lastWeeks(52, dayOf(new Date()))
  return {
    made: [`${many.toLocaleString('en-US')} paid orders, half by card and half by wire.`],
    figures: [
      bare,
      {
        what: `orders posted that had no postings, ${AT_ONCE} at once`,
        unit: '/s',
        runs: [[many / (posting / 1000)]],
      },
      await figure('the job that posts what is missing, when nothing is', () =>
        postMissing({ db }),
      ),
      await figure('all rules of the ledger in verify:data', () => findViolations(db, ledgerRules)),
      ...rules,
      await figure('money of a year in the insights', () => readMoney(db, year)),
      await payRun(db, data.asOwner),
    ],
  }
}

async function payRun(db: Database, asOwner: Database): Promise<Figure> {
  const { took, payouts, orders } = await timeOfPayRun(db, asOwner)
  return { what: `a pay run: ${orders} orders of ${payouts} sellers`, unit: 'ms', runs: [[took]] }
}

async function timed(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function postAll(db: Database) {
  const orders = await db.selectFrom('purchaseOrders').select('id').orderBy('id').execute()
  const waiting = orders.values()
  const post = async () => {
    for (const { id } of waiting)
      await transact(db, async (tx) => writePostings(tx, await latePostings(tx, id)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, post))
}
