import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAnyWaiting } from '#server/platform/jobs/waiting-by-job.ts'
import { eventually } from '#server/testing/eventually.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { isLong } from '#server/testing/rounds.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { historyRules } from '#server/verification/rules/history-rules.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

const SELLERS = isLong ? 60 : 18
const ORDERS_EACH = 2
const NET = 72_00
/** How many transfers the provider has made when each process is killed, as parts of all. */
const KILLS = [0.1, 0.4, 0.7, 0.9]
const PATIENCE_MS = 600_000

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

/** The server with its workers, in a process of its own. */
const start = () =>
  startServerProcess({
    DATABASE_URL: shop.site.database.url,
    DATABASE_OWNER_URL: shop.site.database.ownerUrl,
    DATA_DIR: shop.site.dataDir,
    DEMO: 'off',
    SECOND_FACTOR: 'offered',
    SEARCH: 'database',
    // By which it knows its own things at the provider.
    PUBLIC_URL: shop.site.address,
    PAYOUT_DAYS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_schedules',
    STRIPE_WEBHOOK_SECRET: shop.webhookSecret,
    STRIPE_API_URL: shop.apiUrl,
  })

test(
  'a pay run whose process is killed in the middle, again and again, pays each seller once',
  { timeout: PATIENCE_MS },
  async () => {
    const sellers = []
    while (sellers.length < SELLERS) {
      const seller = await aPayoutStory(shop)
      await seller.connect()
      for (let at = 0; at < ORDERS_EACH; at += 1) await seller.aReleasedOrder()
      sellers.push(seller)
    }
    const staff = await shop.site.as(await anAdministrator(shop.site.db))
    // Each answer takes a while, so that there is a middle.
    shop.faults.delayMs = 30
    const transfers = async () => {
      let count = 0
      for await (const _ of shop.deps.provider.listTransfers(new Date(0))) count += 1
      return count
    }
    let server = await start()
    expect((await staff.post('/admin/payouts/begin', {})).status).toBe(202)
    for (const part of KILLS) {
      const made = await eventually(
        transfers,
        (count) => count >= part * SELLERS * ORDERS_EACH,
        200,
      )
      expect(made).toBeLessThan(SELLERS * ORDERS_EACH)
      server.child.kill('SIGKILL')
      await once(server.child, 'exit')
      server = await start()
      // Begun again by staff as well, who saw nothing happen.
      expect((await staff.post('/admin/payouts/begin', {})).status).toBe(202)
    }
    const statuses = async () => {
      const rows = await shop.site.db.selectFrom('payouts').select('status').execute()
      return rows.map(({ status }) => status)
    }
    await eventually(
      statuses,
      // On a slow machine the banks have paid some by now.
      (all) => all.length === SELLERS && all.every((status) => ['sent', 'paid'].includes(status)),
      300,
    )
    // What was asked for before each end is done, or was done before.
    const hasWork = () => isAnyWaiting(shop.site.db, ['send_payout', 'pay_sellers'])
    await eventually(hasWork, (isWaiting) => !isWaiting, 200)
    server.child.kill('SIGTERM')
    await once(server.child, 'exit')

    for (const seller of sellers) {
      const balance = await seller.balance()
      expect(balance).toMatchObject({ pendingCents: 0, availableCents: 0 })
      // Nothing is on its way any more where the bank has paid.
      const isPaid = (await seller.lastPayout())?.status === 'paid'
      expect(balance?.inFlightCents).toBe(isPaid ? 0 : ORDERS_EACH * NET)
      expect((await seller.transfersAtProvider()).map(({ amount }) => amount)).toEqual(
        Array.from({ length: ORDERS_EACH }, () => NET),
      )
      const { accountId } = (await seller.accountNow())!
      const toBank = []
      for await (const made of shop.deps.provider.listBankPayouts(accountId!, new Date(0)))
        toBank.push(made.amount)
      expect(toBank).toEqual([ORDERS_EACH * NET])
    }
    expect(
      await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules, ...historyRules }),
    ).toEqual([])
  },
)
