import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailer, type Mailer, type OutgoingMail } from './mailer.ts'

const LOOPBACK = '127.0.0.1'
const mail: OutgoingMail = {
  key: 'offer:412:1:seller',
  to: 'ada@northwind.example',
  subject: 'New offer',
  html: '<p>New offer</p>',
  text: 'New offer',
}

const raw: string[] = []
let whenReceived: () => Promise<void> = async () => {}
let server: SMTPServer
let mailer: Mailer

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: callbackify(async (stream: Readable, _session: SMTPServerSession) => {
      raw.push(await text(stream))
      await whenReceived()
    }),
  })
  const listening = server.listen(0, LOOPBACK)
  await new Promise<void>((resolve) => void listening.once('listening', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  mailer = openMailer({
    smtpUrl: `smtp://${LOOPBACK}:${port}`,
    from: 'no-reply@lotline.example',
    replyTo: 'hello@lotline.example',
  })
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

async function sent(each: OutgoingMail) {
  await mailer.send(each)
  // Long headers continue on the next line.
  return (raw.at(-1) ?? '').replaceAll(/\r\n[ \t]+/g, ' ')
}

test('a mail that may be turned off says so to mail programs, with one click (RFC 8058)', async () => {
  const unsubscribeUrl = 'https://lotline.example/unsubscribe/offer_received/5e4c'
  const head = await sent({ ...mail, unsubscribeUrl })
  expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a mail that always comes does not', async () => {
  expect(await sent(mail)).not.toContain('List-Unsubscribe')
})

test('every mail says that a program wrote it, so that no absence note answers it', async () => {
  expect(await sent(mail)).toContain('Auto-Submitted: auto-generated')
})

test('a mail that is handed over is waited for, though the process stops: broken off it would be sent twice', async () => {
  const stopping = new AbortController()
  whenReceived = async () => stopping.abort(new Error('The process stops'))
  await mailer.send({ ...mail, signal: stopping.signal, beforeEnd: async () => {} })
  expect(stopping.signal.aborted).toBe(true)
})

test('a mail is broken off when the process stops before it is handed over', async () => {
  const stopping = new AbortController()
  const before = raw.length
  const beforeEnd = async () => {
    stopping.abort(new Error('The process stops'))
    stopping.signal.throwIfAborted()
  }
  await expect(mailer.send({ ...mail, signal: stopping.signal, beforeEnd })).rejects.toThrow()
  expect(raw).toHaveLength(before)
})

test('a reply goes where it is read', async () => {
  expect(await sent(mail)).toMatch(/^Reply-To: hello@lotline\.example\r?$/m)
})
