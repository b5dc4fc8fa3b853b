import { sql } from 'kysely'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstCallsAt } from '#market/first-calls/first-calls.ts'
import type { Filters } from '#market/lists/list.ts'
import type { AnyEndpoint } from '#server/platform/http/any-endpoint.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { issueFeeInvoice } from '#server/papers/issue-fee-invoices.ts'
import { aPaidTrade, ISSUER } from '#server/papers/testing/a-paid-trade.ts'
import { transact } from '#server/platform/database/transact.ts'
import { aPaidPayout } from '#server/payments/payouts/testing/a-paid-payout.ts'
import { aCertificate } from '#server/resale-certificates/testing/documents.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import { addLeads } from '#server/samples/testing/directory.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { anAddress } from './access/testing/ship-to-belongings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

type List = {
  name: string
  page: string
  filters: Filters
  sorts: Record<string, string>
  first?: object
  read: AnyEndpoint
}

const ROWS = 4
/** Far enough from the standard fee that a second administrator is asked. */
const FEE = 300

const files = globSync('market/**/*-list.ts').toSorted()
const modules: unknown[] = await Promise.all(files.map((each) => import(resolve(each))))
const lists = modules.flatMap((each) => Object.values(Object(each))).filter(isList)

const site = siteForThisFile()
let staff: Caller
let buyer: Caller
let seller: Caller
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  const reader = await anAdministrator(site.db)
  staff = await site.as(reader)
  await anAdministrator(site.db)
  for (let made = 0; made < ROWS; made += 1) {
    await aBuyer(site.db)
    await aCertificate(buyer)
    // Which is in the log.
    const { body } = await staff.post('/admin/sellers', { seller: { name: `Shop ${made}` } })
    const fee = { act: 'fee', subject_id: body.data.id, platform_fee_bps: FEE }
    await staff.post('/admin/approvals', { approval: fee })
    const { id } = await anOrderAt(site, 'awaiting_initial_payment')
    const assignment = { subject: 'order', subject_id: id, assignee_id: reader.userId }
    await staff.put('/admin/assignments', assignment)
    await anApplyingBuyer(site)
    const lot = await aListedProduct(site.db, { sellerId: (await aSeller(site.db)).id })
    await buyer.post('/ship_to_addresses', { ship_to_address: anAddress() })
    await buyer.post(`/products/${lot.id}/question`, { text: 'Is it palletized?' })
  }
  await addLeads(site.db, [{}, {}, {}, {}])
  const trade = await aPaidTrade(site)
  for (let made = 0; made < ROWS; made += 1) await trade.paidOrder()
  await trade.agree()
  for (const month of ['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01'])
    await transact(site.db, (tx) =>
      issueFeeInvoice(tx, { sellerId: trade.sellerId, month, issuer: ISSUER }),
    )
  for (let made = 0; made < ROWS; made += 1) {
    await anAvailableOrder()
    await aPaidPayout(site.db, trade.sellerId)
  }
  await sql`
    insert into claims (purchase_order_id, line_id, state, reason, quantity, proposed_cents, answer_by)
    select purchase_order_id, id, 'seller_review', 'damaged', 1, unit_cents, current_date
    from purchase_order_lines order by id limit ${ROWS}`.execute(site.db)
  seller = trade.sellerCalls
})

/** An order whose seller can be paid. */
async function anAvailableOrder() {
  const { id } = await anOrderAt(site, 'awaiting_initial_payment')
  const path = `/admin/purchase_orders/${id}/state_transitions`
  const tracking = { carrier: 'UPS', tracking_number: '1Z' }
  for (const event of ['confirm_payment', 'ship', 'receive', 'mark_paid_in_full'])
    await staff.post(path, { event, ...(event === 'ship' && tracking) })
}

const callerFor = (policy: string) =>
  policy === 'trader' || policy === 'buyer' ? buyer : policy === 'seller' ? seller : staff

test('lists are found', () => {
  expect(lists.length).toBeGreaterThan(2)
})

test('each is in the table of the docs, and has its address tried', () => {
  const docs = readFileSync('docs/lists.md', 'utf8')
  const tried = readFileSync('web/platform/lists/list-address.test.ts', 'utf8')
  const missing = (text: string, nameOf: (file: string) => string) =>
    files.filter((file) => !text.includes(nameOf(file)))
  expect(missing(docs, (file) => `\`${file}\``)).toEqual([])
  expect(missing(tried, (file) => `'#${file}'`)).toEqual([])
})

test.each(lists.map((list) => [list.page, list] as const))('%s comes with its rows', (at, list) => {
  const calls = firstCallsAt(at, {}, { party: 'buyer' })
  expect(calls.map(({ endpoint }) => endpoint)).toContain(list.read)
})

describe.each(lists.map((list) => [list.name, list] as const))('the list of %s', (_, list) => {
  const { path, policy } = list.read
  const page = (asked: object) =>
    callerFor(policy).get(`${path}?${new URLSearchParams(Object.entries(asked).map(asText))}`)

  test('takes each choice of each filter, each order, and any words', async () => {
    const choices = Object.entries(list.filters).flatMap(([name, { schema }]) =>
      valuesOf(schema).map((value) => ({ [name]: value })),
    )
    const sorts = Object.keys(list.sorts).map((sort) => ({ sort }))
    for (const asked of [...choices, ...sorts, { search: "%_\\'’ 100%" }])
      expect([asked, (await page(asked)).status]).toEqual([asked, 200])
  })

  test('refuses what is no choice', async () => {
    for (const [name, { schema }] of Object.entries(list.filters))
      if (valuesOf(schema).length > 0)
        expect([name, (await page({ [name]: 'no such' })).status]).toEqual([name, 422])
    expect((await page({ sort: 'worst' })).status).toBe(422)
  })

  test.each(Object.keys(list.sorts))(
    'by %s, a page begins where the one before ended',
    async (sort) => {
      // Reading the log is in the log; its page leaves that out at first.
      const asked = { ...list.first, sort }
      const whole = idsOf((await page({ ...asked, per_page: ROWS })).body)
      expect(whole).toHaveLength(ROWS)
      const one: number[] = []
      for (let number = 1; number <= ROWS; number += 1)
        one.push(...idsOf((await page({ ...asked, per_page: 1, page: number })).body))
      expect(one).toEqual(whole)
    },
  )
})

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)]
const idsOf = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id)

/** Of a filter that is one of several values. */
function valuesOf(schema: z.ZodType): readonly (string | number)[] {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return valuesOf(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodEnum ? schema.options : []
}

function isList(value: unknown): value is List {
  return typeof value === 'object' && value !== null && 'read' in value && 'sorts' in value
}
