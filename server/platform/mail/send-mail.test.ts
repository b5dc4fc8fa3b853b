import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { handle } from '#server/platform/jobs/handle.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { startWorker } from '#server/platform/jobs/worker.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import type { AttachmentMakers } from './attachment.ts'
import { startInbox } from './inbox/start-inbox.ts'
import { openMailer } from './mailer.ts'
import { sendWrittenMail } from './send-mail.ts'
import { type AddressedMail, sendMail, writeMail } from './write-mail.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }
const WAIT = { timeout: 30_000, interval: 20 }
const FROM = 'Lotline <hello@lotline.example>'

const mail: AddressedMail = {
  key: 'offer:412:1:seller',
  to: 'ada@northwind.example',
  subject: 'New offer of $500.00 from Café Größe',
  html: '<p>Café Größe offers <b>$500.00</b></p>',
  text: 'Café Größe offers $500.00\n',
}

let database: TestDatabase
const ends: (() => Promise<void> | void)[] = []

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await database.drop()
})

describe('a mail written with its event', () => {
  test('arrives with its HTML and its text after the commit', async () => {
    await aPostOffice()
    await write(mail)
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), WAIT)
    const [first] = await arrived()
    expect(first).toMatchObject({
      toAddress: 'ada@northwind.example',
      fromAddress: FROM,
      subject: mail.subject,
      html: expect.stringContaining('Café Größe offers <b>$500.00</b>'),
      bodyText: expect.stringContaining(mail.text),
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@lotline\.example>$/),
    })
  })

  test('is one mail, however often its event writes it', async () => {
    await aPostOffice()
    await Promise.all([write(mail), write(mail), write(mail)])
    await write(mail)
    await write({ ...mail, key: 'the last' })
    const keys = [mail.key, 'the last']
    await vi.waitFor(async () => expect((await sentKeys()).toSorted()).toEqual(keys), WAIT)
    expect((await arrived()).length).toBe(2)
  })

  test('carries what is made for it when it is sent', async () => {
    let rows = ['ordered']
    await aPostOffice({
      sheet: async (id) => ({
        name: `Sheet ${id} é.pdf`,
        type: 'application/pdf',
        bytes: Buffer.from(`%PDF ${rows.join()}`),
      }),
    })
    await database.connection.db.transaction().execute(async (tx) => {
      await writeMail(tx, { ...mail, attachment: { kind: 'sheet', id: 7 } })
      rows = ['ordered', 'paid']
    })
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), WAIT)
    const { db } = database.connection
    const [file] = await db.selectFrom('inboxAttachments').selectAll().execute()
    expect(file).toMatchObject({ name: 'Sheet 7 é.pdf', type: 'application/pdf' })
    expect(file?.bytes.toString()).toBe('%PDF ordered,paid')
  })

  test('is tried again as long as what it carries cannot be made', async () => {
    const { db } = database.connection
    await write({ ...mail, attachment: { kind: 'sheet', id: 7 } })
    const { id: mailId } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    const mailer = { send: async () => {} }
    await expect(sendWrittenMail({ db, mailer }, mailId, unleased)).rejects.toThrow(
      'unknown attachment',
    )
    expect(await sentKeys()).toEqual([])
  })

  test('is never sent when the event is rolled back', async () => {
    await aPostOffice()
    const fallen = database.connection.db.transaction().execute(async (tx) => {
      await writeMail(tx, mail)
      throw new Error('too few units')
    })
    await expect(fallen).rejects.toThrow('too few units')
    await write({ ...mail, key: 'the last' })
    await vi.waitFor(async () => expect(await sentKeys()).toEqual(['the last']), WAIT)
    expect(await arrived()).toHaveLength(1)
  })

  test('cannot smuggle a header or a second receiver in', async () => {
    await aPostOffice()
    await write({ ...mail, subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\nBody' })
    await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), WAIT)
    expect(await arrived()).toMatchObject([
      { toAddress: mail.to, subject: 'Hello Bcc: eve@evil.example Body' },
    ])
  })

  test('is forgotten once sent, for its links may sign in', async () => {
    await aPostOffice()
    await write(mail)
    await vi.waitFor(async () => expect(await sentKeys()).toEqual([mail.key]), WAIT)
    const kept = await database.connection.db.selectFrom('mails').selectAll().execute()
    expect(kept).toMatchObject([{ html: '', bodyText: '', subject: mail.subject }])
  })

  test('waits and is tried again while the mail server is away', async () => {
    const { db } = database.connection
    await write(mail)
    const away = openMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: FROM })
    ends.push(away.close)
    const { id } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
    await expect(sendWrittenMail({ db, mailer: away }, id, unleased)).rejects.toThrow()
    expect(await sentKeys()).toEqual([])
    await aPostOffice()
    await vi.waitFor(async () => expect(await sentKeys()).toEqual([mail.key]), WAIT)
  })

  test('carries the same Message-ID at every try', async () => {
    const { db } = database.connection
    const inbox = await startInbox({ db, log: silent })
    const mailer = openMailer({ smtpUrl: inbox.smtpUrl, from: FROM })
    ends.push(inbox.stop, mailer.close)
    await mailer.send(mail)
    await mailer.send(mail)
    const ids = (await arrived()).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

async function aPostOffice(makers: AttachmentMakers = {}) {
  const { connection } = database
  const inbox = await startInbox({ db: connection.db, log: silent })
  const mailer = openMailer({ smtpUrl: inbox.smtpUrl, from: FROM })
  const deps = { db: connection.db, mailer, makers }
  const jobs = [handle(sendMail, ({ mailId }, run) => sendWrittenMail(deps, mailId, run))]
  const worker = startWorker({ connection, jobs, workers: 4, log: silent })
  ends.push(inbox.stop, mailer.close, worker.stop)
}

const write = (each: AddressedMail) =>
  database.connection.db.transaction().execute((tx) => writeMail(tx, each))

const arrived = () => database.connection.db.selectFrom('inboxMails').selectAll().execute()

async function sentKeys() {
  const { db } = database.connection
  const rows = await db.selectFrom('mails').select('key').where('sentAt', 'is not', null).execute()
  return rows.map(({ key }) => key)
}
