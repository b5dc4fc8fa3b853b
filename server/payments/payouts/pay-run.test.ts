import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#server/verification/find-violations.ts'
import { ledgerRules } from '#server/verification/rules/ledger-rules.ts'
import { payoutRules } from '#server/verification/rules/payout-rules.ts'
import { isLong } from '#server/testing/rounds.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { saveBankDetails } from './accounts/save-bank-details.ts'
import { paySellers } from './pay-run.ts'
import { aPayoutStory } from './testing/a-payout-story.ts'

const SELLERS = isLong ? 200 : 15
const NET = 72_00

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

type Seller = Awaited<ReturnType<typeof aPayoutStory>>

const seal = { close: (secret: string) => Buffer.from(secret), open: () => undefined }
const form = {
  account_holder: 'Harbor Goods LLC',
  bank_name: 'First Bank',
  routing_number: '021000021',
  account_number: '123456789',
}

/** How each seller stands, and what the pay run does with it. */
const kinds: { what: string; prepare: (seller: Seller) => Promise<unknown>; ends: string[] }[] = [
  { what: 'ready', prepare: (seller) => seller.connect(), ends: ['sent'] },
  {
    what: 'whose bank returns',
    prepare: (seller) => seller.connect('bank_returns'),
    ends: ['sent'],
  },
  { what: 'without an account', prepare: async () => {}, ends: [] },
  { what: 'restricted', prepare: (seller) => seller.connect('restricted'), ends: [] },
  {
    what: 'paid by hand',
    prepare: (seller) =>
      saveBankDetails(
        { ...shop.deps, seal },
        { sellerId: seller.sellerId, userId: seller.traders.seller.userId } as never,
        { form, requestId: 'test' },
      ),
    ends: ['begun'],
  },
]

/** Stops a run as the end of its process would, once it has been asked so often. */
function cutAfter(asked: number) {
  let count = 0
  return {
    throwIfAborted() {
      count += 1
      if (count > asked) throw new Error('The process ended')
    },
  } as AbortSignal
}

test(
  `a pay run of ${SELLERS} sellers that is killed in the middle pays each once when it begins again`,
  { timeout: 600_000 },
  async () => {
    const sellers: { seller: Seller; kind: (typeof kinds)[number] }[] = []
    for (let at = 0; at < SELLERS; at += 1) {
      const kind = kinds[at % kinds.length]!
      const seller = await aPayoutStory(shop)
      await kind.prepare(seller)
      await seller.aReleasedOrder()
      sellers.push({ seller, kind })
    }
    const run = { until: new Date(Date.now() + 60_000), begunBy: null }
    await expect(paySellers({ ...shop.deps, signal: cutAfter(SELLERS / 5) }, run)).rejects.toThrow(
      'The process ended',
    )
    // The answers of some transfers are lost with it.
    for (const { seller } of sellers) {
      shop.faults.requests = ['act-then-fail-for-good']
      await seller.work().catch(() => {})
    }
    shop.faults.requests = []
    await paySellers(shop.deps, run)
    await paySellers(shop.deps, run)
    for (const { seller, kind } of sellers) {
      await seller.work()
      const payouts = await seller.payouts()
      expect([kind.what, payouts.map(({ status }) => status)]).toEqual([kind.what, kind.ends])
      expect((await seller.balance())?.availableCents).toBe(kind.ends.length > 0 ? 0 : NET)
      expect(await seller.transfersAtProvider()).toHaveLength(kind.ends.includes('sent') ? 1 : 0)
    }
    expect(await findViolations(shop.site.db, { ...ledgerRules, ...payoutRules })).toEqual([])
  },
)
