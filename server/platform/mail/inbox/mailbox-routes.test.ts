import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answerErrors } from '#server/platform/http/errors.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { keepMail, type ArrivedMail } from './inbox-store.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

let database: TestDatabase
let http: FastifyInstance

beforeAll(async () => {
  database = await freshDatabase()
  http = Fastify()
  answerErrors(http)
  await http.register(mailboxRoutes, {
    db: database.connection.db,
    isStaff: async ({ headers }) => headers.authorization === 'staff',
  })
})
afterAll(async () => {
  await http.close()
  await database.drop()
})
beforeEach(async () => {
  await database.connection.db.deleteFrom('inboxMails').execute()
})

describe('the mailbox opens', () => {
  const open = (more: object, remoteAddress = '127.0.0.1') =>
    http.inject({
      url: '/dev/mailbox.json',
      remoteAddress,
      headers: { host: 'localhost', ...more },
    })

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('at %s', async (host) => {
    expect((await open({ host })).statusCode).toBe(200)
  })

  test.each([
    ['a page whose name was made to lead here', { host: 'evil.example:3000' }, '127.0.0.1'],
    ['another machine', {}, '192.168.1.20'],
    ['whom a proxy speaks for', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ])('to staff alone for %s', async (_, headers, peer) => {
    expect((await open(headers, peer)).statusCode).toBe(404)
    expect((await open({ ...headers, authorization: 'staff' }, peer)).statusCode).toBe(200)
  })
})

describe('the mailbox', () => {
  test('says what to do while it is empty', async () => {
    expect((await read('/dev/mailbox')).body).toContain('No mail yet')
  })

  test('is drawn with the styles of all plain pages, its own and the font', async () => {
    const css = await read('/dev/mailbox/mailbox.css')
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(css.body).toMatch(/--paper: [^]*\.panes \{/)
    const font = await read('/dev/mailbox/inter.woff2')
    expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })

  test('lists mails, the newest first', async () => {
    await aMail({ subject: 'The first' })
    await aMail({ subject: 'The second' })
    const { body } = await read('/dev/mailbox')
    expect(body.indexOf('The second')).toBeGreaterThan(-1)
    expect(body.indexOf('The second')).toBeLessThan(body.indexOf('The first'))
  })

  test('finds mails by any part of the receiver, and says when it finds nothing', async () => {
    await aMail({ toAddress: 'Ada@Northwind.example', subject: 'For Ada' })
    await aMail({ toAddress: 'bo@oasis.example', subject: 'For Bo' })
    const { body } = await read('/dev/mailbox?to=ada%40north')
    expect(body).toContain('For Ada')
    expect(body).not.toContain('For Bo')
    expect((await read('/dev/mailbox?to=eve%25')).body).toContain('No mail to “eve%”')
  })

  test('shows the HTML of a mail in a frame that runs nothing and loads nothing', async () => {
    const id = await aMail({ html: '<html><head></head><a href="http://x.example">Go</a></html>' })
    expect((await read(`/dev/mailbox/${id}`)).body).toContain(`src="/dev/mailbox/${id}/frame"`)
    const frame = await read(`/dev/mailbox/${id}/frame`)
    const policy = String(frame.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/)
    expect(policy).toContain('sandbox allow-top-navigation-by-user-activation')
    expect(policy).not.toContain('allow-scripts')
    expect(frame.body).toContain('<head><base target="_top">')
  })

  test('shows the text of a mail with addresses that can be clicked', async () => {
    const id = await aMail({ bodyText: 'See <b> http://localhost:3000/my_offers?offer=O-1 now' })
    const { body } = await read(`/dev/mailbox/${id}?view=text`)
    expect(body).toContain(
      '<a href="http://localhost:3000/my_offers?offer=O-1">http://localhost:3000/my_offers?offer=O-1</a> now',
    )
    expect(body).toContain('See &lt;b&gt;')
  })

  test('keeps what strangers wrote out of its own markup', async () => {
    await aMail({ subject: '<script>alert(1)</script>', toAddress: '"><img src=x>@x.example' })
    const page = await read('/dev/mailbox?to=%22%3E%3Cimg')
    expect(page.body).not.toMatch(/<script|<img/)
    expect(String(page.headers['content-security-policy'])).toMatch(/^default-src 'none'/)
  })

  test('answers programs with everything of each mail', async () => {
    const id = await aMail({ toAddress: 'ada@northwind.example', subject: 'For Ada' })
    await aMail({ toAddress: 'bo@oasis.example' })
    const answer = await read('/dev/mailbox.json?to=ada@northwind.example')
    expect(answer.json()).toEqual({
      mails: [
        {
          id,
          message_id: '<1@lotline.example>',
          to: 'ada@northwind.example',
          from: 'Lotline <hello@lotline.example>',
          subject: 'For Ada',
          text: 'Hello',
          html: '<p>Hello</p>',
          attachments: [],
          received_at: expect.any(String),
        },
      ],
    })
  })

  test('leads from a mail to what it carries, which is kept and never shown', async () => {
    const bytes = Buffer.from('%PDF-1.3 <script>')
    const file = { name: 'PO-10007.pdf', type: 'text/html', bytes }
    const [id, other] = [await aMail({ attachments: [file] }), await aMail()]
    const [mail] = (await read('/dev/mailbox.json')).json().mails.toReversed()
    const [{ path }] = mail.attachments
    expect((await read(`/dev/mailbox/${id}`)).body).toContain(`href="${path}" download`)
    const kept = await read(path)
    expect(kept.rawPayload.equals(bytes)).toBe(true)
    expect(kept.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''PO-10007.pdf",
    })
    expect((await read(path.replace(`/${id}/`, `/${other}/`))).statusCode).toBe(404)
  })

  test('has no mail behind an address that was made up', async () => {
    expect((await read('/dev/mailbox/999999')).statusCode).toBe(404)
    expect((await read('/dev/mailbox/none')).statusCode).toBe(404)
    expect((await read('/dev/mailbox/1e30/frame')).statusCode).toBe(404)
  })
})

const read = (url: string) => http.inject({ url })

type Parts = Partial<Omit<ArrivedMail, 'messageId' | 'fromAddress'>>

async function aMail(parts: Parts = {}) {
  const { db } = database.connection
  await keepMail(db, {
    messageId: '<1@lotline.example>',
    toAddress: 'ada@northwind.example',
    fromAddress: 'Lotline <hello@lotline.example>',
    subject: 'Hello',
    html: '<p>Hello</p>',
    bodyText: 'Hello',
    ...parts,
  })
  const newest = db.selectFrom('inboxMails').select('id').orderBy('id', 'desc')
  return (await newest.executeTakeFirstOrThrow()).id
}
