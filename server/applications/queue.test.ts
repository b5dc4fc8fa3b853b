import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApplicationRecord } from '#market/accounts/application-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator, aListedProduct } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { anApplyingBuyer, anApplyingSeller } from './testing/applying.ts'

const site = siteForThisFile()
let staff: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db, { name: 'Ann' }))
})

const moveBack = (id: number, hours: number) =>
  sql`update applications set submitted_at = submitted_at - make_interval(hours => ${hours}) where id = ${id}`.execute(
    site.db,
  )

async function listed(query: string): Promise<string[]> {
  const { body } = await staff.get(`/admin/applications?${query}`)
  return body.data.map(({ company }: ApplicationRecord) => company)
}

async function decided(times: Record<'waiting' | 'approve' | 'deny', number>) {
  for (const [act, count] of Object.entries(times))
    for (let number = 0; number < count; number++) {
      const { id } = await anApplyingBuyer(site)
      if (act !== 'waiting') await staff.post(`/admin/applications/${id}/${act}`, { reason: 'No' })
    }
}

describe('the queue of applications', () => {
  test('shows staff all that a buyer told', async () => {
    const { id, userId, email, company } = await anApplyingBuyer(site, { annual_volume: '100K+' })
    const { status, body } = await staff.get(`/admin/applications?search=${email}`)
    expect(status).toBe(200)
    expect(body.data).toEqual([
      {
        id,
        user_id: userId,
        party: 'buyer',
        state: 'waiting',
        submitted_at: expect.stringMatching(/^\d{4}-.*Z$/),
        decided_at: null,
        decided_by: null,
        reason: null,
        full_name: 'Dana Whitlock',
        email,
        company,
        category: 'Apparel',
        annual_volume: '100K+',
        current_buyer_relationships: [],
        resale_channels: [],
        resale_states: [],
        resale_terms: null,
        status: 'provisional',
        has_password: false,
        address_proven: false,
        description: null,
        product_count: 0,
        link_sent_at: null,
        notes: [],
        assignee: null,
      },
    ])
  })

  test('shows how far a seller’s shop is', async () => {
    const { userId, email } = await anApplyingSeller(site)
    const description = 'Small batches.'
    const { id: sellerId } = await site.db
      .updateTable('sellers')
      .set({ description })
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirstOrThrow()
    await aListedProduct(site.db, { sellerId, provisional: true })
    await aListedProduct(site.db, { sellerId, deletedAt: new Date() })
    const { body } = await staff.get(`/admin/applications?search=${email}`)
    expect(body.data[0]).toMatchObject({
      party: 'seller',
      current_buyer_relationships: ['Harbor Outfitters', 'Juniper Lane'],
      description,
      product_count: 1,
    })
  })

  test('has the one that waits longest first, the decided newest first', async () => {
    const [first, second, third] = [
      await anApplyingBuyer(site, { full_name: 'Orderly One' }),
      await anApplyingBuyer(site, { full_name: 'Orderly Two' }),
      await anApplyingSeller(site, { seller_name: 'Orderly Three' }),
    ]
    await moveBack(second.id, 5)
    const waiting = [second.company, first.company, third.company]
    expect(await listed('search=orderly')).toEqual(waiting)
    expect(await listed('state=waiting&search=orderly')).toEqual(waiting)
    for (const { id } of [third, first])
      expect((await staff.post(`/admin/applications/${id}/approve`)).status).toBe(200)
    expect(await listed('search=orderly')).toEqual([second.company])
    expect(await listed('state=approved&search=orderly')).toEqual([first.company, third.company])
    expect(await listed('state=denied&search=orderly')).toEqual([])
  })

  test('is searched by company, name and e-mail, whatever the words hold', async () => {
    const { company } = await anApplyingBuyer(site, {
      buyer_name: '100% Wool_Works',
      full_name: 'Zsófia O’Neil',
      email: 'zsofia+lots@wool.example',
    })
    for (const words of ['100% wool', 'WOOL_W', 'zsófia', 'O’NEIL', 'zsofia+lots', '\0wool_'])
      expect(await listed(`search=${encodeURIComponent(words)}`), words).toEqual([company])
    for (const words of ['100_ wool', '\\', 'apparel', 'wool%works'])
      expect(await listed(`search=${encodeURIComponent(words)}`), words).toEqual([])
  })

  test('counts everything, and those that wait for more than 24 hours', async () => {
    const before = (await staff.get('/admin/applications')).body.meta
    await decided({ waiting: 2, approve: 3, deny: 1 })
    const [punctual, late] = [await anApplyingBuyer(site), await anApplyingBuyer(site)]
    await moveBack(punctual.id, 23)
    await moveBack(late.id, 24)
    const { meta } = (await staff.get('/admin/applications?search=nobody-at-all')).body
    expect(meta).toEqual({
      page: 1,
      per_page: 200,
      total_pages: 1,
      total_count: 0,
      waiting_count: before.waiting_count + 4,
      overdue_count: before.overdue_count + 1,
      approved_count: before.approved_count + 3,
      denied_count: before.denied_count + 1,
    })
  })

  test('comes in pages', async () => {
    for (const number of [1, 2, 3, 4, 5])
      await anApplyingBuyer(site, { buyer_name: `Paged ${number}` })
    const page = async (number: number) =>
      (await staff.get(`/admin/applications?search=paged&per_page=2&page=${number}`)).body
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ data }) => data.map(({ company }: ApplicationRecord) => company))).toEqual([
      ['Paged 1', 'Paged 2'],
      ['Paged 3', 'Paged 4'],
      ['Paged 5'],
      [],
    ])
    expect(pages[0].meta).toMatchObject({ total_count: 5, total_pages: 3, per_page: 2 })
  })

  test.each(['state=new', 'page=0', 'per_page=501', `search=${'x'.repeat(201)}`])(
    'is not asked for with %s',
    async (query) => {
      expect((await staff.get(`/admin/applications?${query}`)).status).toBe(422)
    },
  )
})
