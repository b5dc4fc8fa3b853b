import { beforeEach, describe, expect, test } from 'vitest'
import type { LeadForm } from '#market/leads/lead.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { mailDailyLeads } from './mail-daily-leads.ts'
import { addLeads } from './testing/directory.ts'
import { aPayingSubscriber } from './testing/subscribers.ts'

const site = siteForThisFile()
beforeEach(async () => {
  for (const table of ['sentLeads', 'subscriptions', 'leads'] as const)
    await site.db.deleteFrom(table).execute()
})

/** Runs the work of a day this many days from now, at noon in London. */
function theDayComes(inDays: number) {
  const noon = new Date()
  noon.setUTCHours(12, 0, 0, 0)
  const now = new Date(noon.getTime() + inDays * 86_400_000)
  return mailDailyLeads({ db: site.db, terms: { publicUrl: 'https://lotline.example' } }, now)
}

const reader = (choices: object = {}) =>
  aPayingSubscriber(site.db, { time_zone: 'Europe/London', ...choices })
const directory = (...leads: Partial<LeadForm>[]) => addLeads(site.db, leads)
const subjectsTo = async ({ email }: { email: string }) =>
  (await mailsTo(site, email)).map(({ subject }) => subject.replace('Your lead of the day: ', ''))

describe('the lead of a day', () => {
  test('comes by mail with its contact, and leads to all leads and to turning them off', async () => {
    const sam = await reader()
    await directory({ company: 'Harbor & Sons', contact_name: 'Ada <b>Okafor</b>' })
    await theDayComes(1)
    const [mail] = await mailsTo(site, sam.email)
    expect(mail?.subject).toBe('Your lead of the day: Harbor & Sons')
    for (const words of ['@buyer.example', '+1 503 555 0100', 'Portland, OR', 'Senior buyer'])
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(words)
    expect(mail?.html).not.toContain('<b>Okafor</b>')
    expect(mail?.text).toContain('https://lotline.example/samples#leads')
    expect(mail?.text).toContain('https://lotline.example/unsubscribe/daily_lead/')
  })

  test('matches product and buyer categories both', async () => {
    const sam = await reader({
      sample_seller_categories: ['Toys', 'Beauty'],
      sample_buyer_categories: ['Pet'],
    })
    await directory(
      { company: 'Wrong buyer', buyer_category: 'Grocery', product_categories: ['Toys'] },
      { company: 'Wrong product', buyer_category: 'Pet', product_categories: ['Tools'] },
      { company: 'Right', buyer_category: 'Pet', product_categories: ['Tools', 'Beauty'] },
    )
    for (const day of [1, 2, 3]) await theDayComes(day)
    expect(await subjectsTo(sam)).toEqual(['Right'])
  })

  test('is of a selected buyer first, and of a company not sent yet before one that was', async () => {
    await directory({ company: 'Anyone' }, { company: 'Anyone' }, { company: 'Other' })
    await directory({ company: 'Wanted', buyer_category: 'Pet' })
    const sam = await reader({ sample_buyer_categories: ['Grocery'], selected_buyers: ['Wanted'] })
    for (const day of [1, 2, 3, 4]) await theDayComes(day)
    const { body } = await (await site.as(sam)).get('/samples/leads')
    const sent = body.data.map(({ company }: { company: string }) => company)
    expect(sent.toReversed()).toEqual(['Wanted', 'Anyone', 'Other', 'Anyone'])
  })

  test('is of a selected buyer however its leads write the name', async () => {
    const pet = { buyer_category: 'Pet' } as const
    await directory({ company: 'Anyone' }, { company: 'Harbor', ...pet })
    await directory({ company: 'HARBOR', ...pet })
    const sam = await reader({ sample_buyer_categories: ['Grocery'], selected_buyers: ['Harbor'] })
    for (const day of [1, 2, 3]) await theDayComes(day)
    expect((await subjectsTo(sam)).toReversed()).toEqual(['Harbor', 'HARBOR', 'Anyone'])
  })

  test('is never of a contact sent before, even when staff delete it and add it again', async () => {
    const [lead] = await directory({ company: 'Once' })
    const sam = await reader()
    await theDayComes(1)
    const staff = await site.as(await anAdministrator(site.db))
    expect((await staff.delete(`/admin/leads/${lead?.id}`)).status).toBe(200)
    await directory({ company: 'Once more', contact_email: lead?.contactEmail.toUpperCase() ?? '' })
    await theDayComes(2)
    expect(await subjectsTo(sam)).toEqual(['Once'])
  })

  test('is not one that was deleted', async () => {
    const [lead] = await directory({ company: 'Withdrawn' }, { company: 'There' })
    const staff = await site.as(await anAdministrator(site.db))
    await staff.delete(`/admin/leads/${lead?.id}`)
    const sam = await reader()
    for (const day of [1, 2]) await theDayComes(day)
    expect(await subjectsTo(sam)).toEqual(['There'])
  })

  test('does not come to whom turned it off, nor without a subscription that runs', async () => {
    await directory({}, {})
    const muted = await reader()
    const over = await reader()
    await (await site.as(muted)).put('/mail_preferences', { muted: ['daily_lead'] })
    await site.db
      .updateTable('subscriptions')
      .set({ status: 'gone', endsAt: new Date() })
      .where('userId', '=', over.userId)
      .execute()
    await theDayComes(1)
    for (const each of [muted, over]) expect(await subjectsTo(each)).toEqual([])
    const { body } = await (await site.as(muted)).get('/samples/subscription')
    expect(body).toMatchObject({ muted: true, next_lead_at: null })
  })
})

describe('when no lead is left', () => {
  test('no mail comes, staff are told once, and the page says so', async () => {
    const staff = await site.as(await anAdministrator(site.db))
    const sam = await reader()
    const me = await site.as(sam)
    for (const day of [1, 2]) await theDayComes(day)
    expect(await subjectsTo(sam)).toEqual([])
    const told = async () =>
      (await staff.get('/notifications')).body.notifications.filter(
        ({ title }: { title: string }) => title === `No lead is left for ${sam.email}`,
      )
    expect(await told()).toHaveLength(1)
    expect((await me.get('/samples/subscription')).body).toMatchObject({
      ran_out: true,
      next_lead_at: null,
    })
    expect((await staff.get('/admin/leads')).body.meta.waiting_count).toBe(1)
  })

  test('one that is added goes out the same day', async () => {
    const sam = await reader()
    await theDayComes(1)
    await directory({ company: 'At last' })
    await theDayComes(1)
    expect(await subjectsTo(sam)).toEqual(['At last'])
    const { body } = await (await site.as(sam)).get('/samples/subscription')
    expect(body.ran_out).toBe(false)
  })
})

describe('the leads received', () => {
  test('are their reader’s alone, newest first, a page at a time', async () => {
    await directory({ company: 'First' }, { company: 'Second' })
    const sam = await reader()
    const other = await reader({ sample_buyer_categories: ['Pet'] })
    for (const day of [1, 2]) await theDayComes(day)
    const { body } = await (await site.as(sam)).get('/samples/leads?per_page=1')
    expect(body.data).toMatchObject([
      { company: 'Second', contact: { name: expect.any(String), email: expect.any(String) } },
    ])
    expect(body.meta).toMatchObject({ total_count: 2, total_pages: 2 })
    expect((await (await site.as(other)).get('/samples/leads')).body.data).toEqual([])
  })

  test('no longer mention a contact that was deleted', async () => {
    const [lead] = await directory({ company: 'Withdrawn' })
    const sam = await reader()
    await theDayComes(1)
    const staff = await site.as(await anAdministrator(site.db))
    await staff.delete(`/admin/leads/${lead?.id}`)
    const { body } = await (await site.as(sam)).get('/samples/leads')
    expect(body.data).toMatchObject([{ company: 'Withdrawn', contact: null }])
    expect(JSON.stringify(body)).not.toContain('buyer.example')
  })
})
