import { describe, expect, test } from 'vitest'
import { openBrowser } from '#server/testing/browser.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

/** The unsubscribe address in the seller's mail about a new offer. */
async function aMailedLink() {
  const deal = await aDeal(site)
  const mail = await site.db
    .selectFrom('mails')
    .select(['unsubscribeUrl', 'html', 'bodyText', 'id'])
    .where('toAddress', '=', deal.sellerUser.email)
    .executeTakeFirstOrThrow()
  const url = mail.unsubscribeUrl ?? ''
  return { ...deal, mail, url, path: url.replace(site.address, '') }
}

const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })

describe('a mail that may be turned off', () => {
  test('says at its foot how', async () => {
    const { sellerUser, url } = await aMailedLink()
    expect(url).toMatch(/\/unsubscribe\/offer_received\/[0-9a-f-]{36}$/)
    const arrived = await eventually(
      () =>
        site.db
          .selectFrom('inboxMails')
          .select(['html', 'bodyText'])
          .where('toAddress', '=', sellerUser.email)
          .executeTakeFirst(),
      (mail) => mail !== undefined,
    )
    expect(arrived?.html).toContain(`href="${url}"`)
    expect(arrived?.bodyText).toContain(`Unsubscribe from emails like this: ${url}`)
  })

  test('is turned off by a mail program with one click, without signing in', async () => {
    const { url, seller } = await aMailedLink()
    expect((await oneClick(url)).status).toBe(200)
    expect((await oneClick(url)).status).toBe(200)
    expect((await seller.get('/mail_preferences')).body).toEqual({ muted: ['offer_received'] })
  })

  test('is not turned off by those who merely open its links', async () => {
    const { url, seller } = await aMailedLink()
    await fetch(url, { headers: { accept: 'text/html' } })
    await fetch(url, { method: 'HEAD' })
    expect((await seller.get('/mail_preferences')).body).toEqual({ muted: [] })
  })
})

describe('the page of the link', () => {
  test('turns the mails off in words, keeps others as they are, and undoes it', async () => {
    const { path, seller } = await aMailedLink()
    await seller.put('/mail_preferences', { muted: ['offer_expired'] })
    const page = await openBrowser(site.address)
    const off = await page.send('PUT', path, { body: { wanted: false } })
    expect(off).toMatchObject({
      status: 200,
      body: { label: 'A buyer sends you an offer', wanted: false },
    })
    const { body } = await seller.get('/mail_preferences')
    expect(body).toEqual({ muted: ['offer_expired', 'offer_received'] })
    await page.send('PUT', path, { body: { wanted: true } })
    expect((await seller.get('/mail_preferences')).body).toEqual({ muted: ['offer_expired'] })
  })

  test('does nothing for a link that is not complete, or for mails that always come', async () => {
    const { path, url } = await aMailedLink()
    const wrong = [
      path.slice(0, -1),
      path.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      path.replace('offer_received', 'magic_link'),
      path.replace('offer_received', 'constructor'),
    ]
    const page = await openBrowser(site.address)
    for (const each of wrong)
      expect((await page.send('PUT', each, { body: { wanted: false } })).status).toBe(404)
    expect((await oneClick(url.slice(0, -1))).status).toBe(404)
  })

  test('is open to nobody else’s mails', async () => {
    const { path, buyer } = await aMailedLink()
    const page = await openBrowser(site.address)
    await page.send('PUT', path, { body: { wanted: false } })
    expect((await buyer.get('/mail_preferences')).body).toEqual({ muted: [] })
  })
})
