import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { publishComplete } from '#server/products/seller-changes/publication.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { declare, termsOfProduct, termsOfShop } from '#server/testing/resale.ts'
import { siteForThisFile, type TestSite } from '#server/testing/site.ts'
import { lastMorning } from './morning.ts'
import { mailNewMatches } from './mail-new-matches.ts'

const DAY = 86_400_000

const site = siteForThisFile()

/** Runs the work of a day's mail, this many days from now. */
function theMorningComes({ inDays }: { inDays: number }) {
  const terms = {
    platformFeeBps: 1000,
    paymentDeadlineHours: 72,
    offerExpiryDays: 7,
    publicUrl: 'https://lotline.example',
  }
  const now = new Date(lastMorning(new Date()).getTime() + inDays * DAY + 60_000 * 10)
  return mailNewMatches({ db: site.db, terms }, now)
}

type Wished = { name?: string; tag: string; alerts?: boolean }

async function aReader(...searches: Wished[]) {
  const buyer = await aBuyer(site.db)
  const caller = await site.as(buyer)
  const ids: number[] = []
  for (const { name, tag, alerts = true } of searches) {
    const search = { name: name ?? tag, criteria: { tags: [tag] }, alerts }
    const { body } = await caller.post('/saved_searches', { saved_search: search })
    ids.push(body.saved_search.id)
  }
  return { ...buyer, caller, ids }
}

const mailed = async (reader: { email: string }) => mailsTo(site, reader.email)

describe('the mail of a day', () => {
  test('names the new lots that match, and leads to each and to all', async () => {
    const reader = await aReader({ name: 'Blue things', tag: 'blue' })
    const sellerId = (await aSeller(site.db, { name: 'Oak & Ivy' })).id
    const lot = await aListedProduct(site.db, {
      sellerId,
      name: 'Blue <b>mug</b>',
      tags: ['blue'],
      askingPrice: cents(4_00),
      msrp: cents(10_00),
      units: 1200,
    })
    await aListedProduct(site.db, { tags: ['red'] })
    await theMorningComes({ inDays: 1 })
    const [mail, ...others] = await mailed(reader)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('1 new lot for “Blue things”')
    const address = `https://lotline.example/all_products/${lot.sellerId}/${lot.id}`
    for (const words of ['$4.00 per unit', '60% off MSRP', '1,200 units', address])
      for (const body of [mail?.text, mail?.html]) expect(body).toContain(words)
    expect(mail?.text).toContain('Blue <b>mug</b>')
    expect(mail?.html).not.toContain('<b>mug</b>')
    expect(mail?.text).toContain('https://lotline.example/all_products?filter=blue&sort=newest')
    expect(mail?.text).toContain('https://lotline.example/account#mail')
  })

  test('is one for all of a buyer’s searches, with the first five of each', async () => {
    const reader = await aReader({ tag: 'oak' }, { tag: 'ivy' })
    for (let lot = 0; lot < 7; lot++) await aListedProduct(site.db, { tags: ['oak'] })
    await aListedProduct(site.db, { tags: ['ivy'], name: 'Ivy pot' })
    await theMorningComes({ inDays: 1 })
    const [mail, ...others] = await mailed(reader)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('8 new lots for 2 saved searches')
    expect(mail?.text.match(/Linen shirt/g)).toHaveLength(5)
    expect(mail?.text).toContain('See all 7: ')
    expect(mail?.text).toContain('Ivy pot')
  })

  test('comes once, and lists each lot once', async () => {
    const reader = await aReader({ tag: 'once' })
    await aListedProduct(site.db, { tags: ['once'], name: 'First lot' })
    await Promise.all([theMorningComes({ inDays: 1 }), theMorningComes({ inDays: 1 })])
    await theMorningComes({ inDays: 1 })
    expect(await mailed(reader)).toHaveLength(1)
    await theMorningComes({ inDays: 2 })
    expect(await mailed(reader)).toHaveLength(1)
    await aLaterLot(site, 'Second lot', { tags: ['once'], inDays: 2 })
    await theMorningComes({ inDays: 3 })
    const [second, ...first] = await mailed(reader)
    expect(first).toHaveLength(1)
    expect(second?.text).toContain('Second lot')
    expect(second?.text).not.toContain('First lot')
  })

  test('waits for a search that is just being changed rather than leave it out', async () => {
    const reader = await aReader({ tag: 'early' }, { tag: 'late' })
    for (const tag of ['early', 'late']) await aListedProduct(site.db, { tags: [tag] })
    const isOver = await whileChanging(reader.ids[1], () => theMorningComes({ inDays: 1 }))
    expect(isOver).toBe(false)
    await theMorningComes({ inDays: 1 })
    const [mail, ...others] = await mailed(reader)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new lots for 2 saved searches')
  })

  test('lists a lot when it first shows up for buyers, however old it is', async () => {
    const { id: sellerId } = await aSeller(site.db)
    const lastYear = new Date(Date.now() - 365 * DAY)
    const lot = { sellerId, tags: ['patience'], createdAt: lastYear }
    await aListedProduct(site.db, { ...lot, provisional: true })
    const reader = await aReader({ tag: 'patience' })
    await theMorningComes({ inDays: 1 })
    expect(await mailed(reader)).toEqual([])
    const later = await aReader({ tag: 'patience' })
    await site.db.transaction().execute((tx) => publishComplete(tx, sellerId))
    await theMorningComes({ inDays: 1 })
    expect(await mailed(later)).toHaveLength(1)
  })

  test('does not come for what is hidden, sold out or was there before', async () => {
    await aListedProduct(site.db, { tags: ['quiet'] })
    const reader = await aReader({ tag: 'quiet' })
    await aListedProduct(site.db, { tags: ['quiet'], provisional: true })
    await aListedProduct(site.db, { tags: ['quiet'], units: 0 })
    await aListedProduct(site.db, { tags: ['quiet'], deletedAt: new Date() })
    await theMorningComes({ inDays: 1 })
    expect(await mailed(reader)).toEqual([])
  })

  test('names what its buyer may resell, as the catalogue shows it, and all to whom that asks for it', async () => {
    const reader = await aReader({ tag: 'store' })
    const all = { name: 'All', criteria: { tags: ['store'], resaleable: false } }
    const open = await aReader()
    await open.caller.post('/saved_searches', { saved_search: all })
    for (const { id } of [reader, open])
      await declare(site.db, id, { resale_channels: ['own_store'] })
    const barred = await aListedProduct(site.db, { tags: ['store'], name: 'Barred lot' })
    await termsOfProduct(site.db, barred.id, { channels: ['ebay'] })
    const ofShop = await aListedProduct(site.db, { tags: ['store'], name: 'Lot of a shop' })
    await termsOfShop(site.db, ofShop.sellerId, { channels: ['amazon'] })
    await aListedProduct(site.db, { tags: ['store'], name: 'Free lot' })
    await theMorningComes({ inDays: 1 })
    const [mail] = await mailed(reader)
    expect(mail?.subject).toBe('1 new lot for “store”')
    expect(mail?.text).toContain('Free lot')
    const [whole] = await mailed(open)
    expect(whole?.subject).toBe('3 new lots for “All”')
    expect(whole?.text).toContain('/all_products?resaleable=false&filter=store&sort=newest')
  })

  test('does not come to whom it was turned off, or who may not use the product', async () => {
    const silent = await aReader({ tag: 'hush', alerts: false })
    const muted = await aReader({ tag: 'hush' })
    await muted.caller.put('/mail_preferences', { muted: ['search_matches'] })
    const denied = await aReader({ tag: 'hush' })
    await site.db
      .updateTable('users')
      .set({ status: 'denied' })
      .where('id', '=', denied.userId)
      .execute()
    await aListedProduct(site.db, { tags: ['hush'] })
    await theMorningComes({ inDays: 1 })
    for (const reader of [silent, muted, denied]) expect(await mailed(reader)).toEqual([])
  })

  test('starts over when alerts are turned on again', async () => {
    const reader = await aReader({ tag: 'again', alerts: false })
    await aListedProduct(site.db, { tags: ['again'], name: 'Missed lot' })
    const change = { saved_search: { alerts: true } }
    await reader.caller.put(`/saved_searches/${reader.ids[0]}`, change)
    await aListedProduct(site.db, { tags: ['again'], name: 'Fresh lot' })
    await theMorningComes({ inDays: 1 })
    const [mail] = await mailed(reader)
    expect(mail?.text).toContain('Fresh lot')
    expect(mail?.text).not.toContain('Missed lot')
  })
})

/** Does something while a search is held; whether it was over before that was let go. */
async function whileChanging(searchId: number | undefined, act: () => Promise<void>) {
  let isOver = false
  const { acting, wasOver } = await site.db.transaction().execute(async (tx) => {
    await sql`select from saved_searches where id = ${searchId} for update`.execute(tx)
    const acts = act().then(() => void (isOver = true))
    const waiting = () =>
      sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db)
    await eventually(waiting, ({ rows }) => rows.length > 0 || isOver)
    return { acting: acts, wasOver: isOver }
  })
  await acting
  return wasOver
}

type Later = { tags: string[]; inDays: number }

/** A product that shows up in some days. */
async function aLaterLot({ db }: TestSite, name: string, { tags, inDays }: Later) {
  const { id } = await aListedProduct(db, { name, tags })
  const publishedAt = new Date(lastMorning(new Date()).getTime() + inDays * DAY + DAY / 2)
  await db.updateTable('products').set({ publishedAt }).where('id', '=', id).execute()
}
