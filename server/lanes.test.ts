import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { importOver, upload } from './imports/testing/import-of.ts'
import { aPaidOrder } from './payments/testing/a-paid-order.ts'
import { writeMail } from './platform/mail/write-mail.ts'
import { openBrowser } from './testing/browser.ts'
import { eventually } from './testing/eventually.ts'
import { aBuyer, aSeller } from './testing/listings.ts'
import { startSite, USUAL_WORKERS, type TestSite } from './testing/site.ts'
import { theyWait } from './testing/they-wait.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

async function aSite(env: Record<string, string> = {}) {
  const site = await startSite({ env: { ...USUAL_WORKERS, ...env } })
  stops.push(() => site.stop())
  return site
}

describe('while every worker of the bulk lane has work that does not end', () => {
  test('a sign-in link is mailed and a refund is made', async () => {
    const site = await aSite()
    const order = await aPaidOrder(site)
    const visitor = await aBuyer(site.db, { status: 'approved', passwordHash: null })
    const browser = await openBrowser(site.address)
    const imports = await site.db.transaction().execute(async (tx) => {
      await sql`lock table import_lots in access exclusive mode`.execute(tx)
      const begun = await Promise.all(Array.from({ length: 6 }, () => aBegunFile(site)))
      await theyWait(site.db, 2)

      const asked = await browser.send('POST', '/magic_links', { body: { email: visitor.email } })
      expect(asked.status).toBe(202)
      await order.cancel()
      await eventually(
        () => inboxOf(site, visitor.email),
        (mails) => mails.length === 1,
      )
      await eventually(
        () => order.refunds(),
        ([refund]) => refund?.status === 'succeeded',
      )
      return begun
    })
    for (const { seller, key } of imports)
      expect((await importOver(seller, key)).imported_count).toBe(1)
  })
})

describe('while the mail server takes connections and says nothing', () => {
  test('an import is completed and a refund is made before most mails were tried', async () => {
    const site = await aSite({ SMTP_URL: await aSilentServer() })
    const order = await aPaidOrder(site)
    await site.db.transaction().execute(async (tx) => {
      const mail = { to: 'ada@northwind.example', subject: 'Hello', html: '', text: 'Hello' }
      for (let at = 0; at < 60; at++) await writeMail(tx, { ...mail, key: `silent:${at}` })
    })
    await order.cancel()
    const { seller, key } = await aBegunFile(site)
    expect((await importOver(seller, key)).imported_count).toBe(1)
    await eventually(
      () => order.refunds(),
      ([refund]) => refund?.status === 'succeeded',
    )
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'send_mail' and attempts = 0`.execute(
      site.db,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('while the other work of the bulk lane stands still', () => {
  test('an import is completed before most of it was tried', async () => {
    const site = await aSite()
    await site.db.transaction().execute(async (tx) => {
      await sql`lock table notifications in access exclusive mode`.execute(tx)
      await sql`select graphile_worker.add_job('forget_old', '{}') from generate_series(1, 30)`.execute(
        site.db,
      )
      const { seller, key } = await aBegunFile(site)
      expect((await importOver(seller, key)).imported_count).toBe(1)
    })
    const { rows } = await sql`
      select from graphile_worker.jobs where task_identifier = 'forget_old' and attempts = 0`.execute(
      site.db,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

const ROW = '036000291452,Mug,/photos/mug/800.webp,40,20,10,100'
const HEADER = 'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units'

async function aBegunFile(site: TestSite) {
  const seller = await site.as(await aSeller(site.db))
  const key = await upload(seller, [HEADER, ROW].join('\n'))
  await seller.post('/imported_csvs', { key })
  return { seller, key }
}

const inboxOf = ({ db }: TestSite, email: string) =>
  db.selectFrom('inboxMails').select('subject').where('toAddress', '=', email).execute()

async function aSilentServer() {
  const server = createServer((socket) => void socket.on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}
