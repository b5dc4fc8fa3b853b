import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unleased, type JobRun } from '#server/platform/jobs/job-run.ts'
import { beat, endBeating } from '#server/platform/jobs/heartbeat.ts'
import { Lease } from '#server/platform/jobs/lease.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { startInbox } from './inbox/start-inbox.ts'
import { openMailer, type Mailer } from './mailer.ts'
import { sendWrittenMail } from './send-mail.ts'
import { writeMail } from './write-mail.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let mailer: Mailer
let mailId: number
const ends: (() => Promise<void> | void)[] = []

beforeEach(async () => {
  database = await freshDatabase()
  const { db } = database.connection
  const inbox = await startInbox({ db, log: silent })
  mailer = openMailer({ smtpUrl: inbox.smtpUrl, from: 'Lotline <hello@lotline.example>' })
  ends.push(inbox.stop, mailer.close)
  const mail = { to: 'ada@northwind.example', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi\n' }
  await db.transaction().execute((tx) => writeMail(tx, { key: 'one', ...mail }))
  mailId = (await db.selectFrom('mails').select('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
  await database.drop()
})

const send = (run: JobRun = unleased) =>
  sendWrittenMail({ db: database.connection.db, mailer }, mailId, run)
const arrived = async () => {
  const { rows } = await sql`select from inbox_mails`.execute(database.connection.db)
  return rows.length
}

/** A job run whose worker has a heartbeat. */
async function aLeasedRun(workerId: string) {
  await beat(database.connection.db, workerId)
  const lease = new Lease(workerId, 600_000)
  ends.push(() => lease.end())
  return { ...unleased, checkLease: (tx: Parameters<Lease['check']>[0]) => lease.check(tx) }
}

describe('a mail', () => {
  test('is not sent by a worker whose job was taken over while it was about to', async () => {
    const old = await aLeasedRun('old')
    const { db } = database.connection
    const takenOver = {
      ...old,
      checkLease: async (tx: Parameters<Lease['check']>[0]) => {
        await endBeating(db, 'old')
        await old.checkLease(tx)
      },
    }
    await expect(send(takenOver)).rejects.toThrow('Another worker may have this job by now')
    expect(await arrived()).toBe(0)
    await send(await aLeasedRun('new'))
    expect(await arrived()).toBe(1)
  })

  test('is not sent by a slow worker when another has sent it meanwhile', async () => {
    const slow = {
      ...unleased,
      checkLease: async () => {
        await send()
      },
    }
    await expect(send(slow)).rejects.toThrow('The mail one was sent by another')
    expect(await arrived()).toBe(1)
  })

  test('is broken off when the process stops, and sent later', async () => {
    const stopping = new AbortController()
    const waits = Promise.withResolvers<void>()
    const sending = send({
      ...unleased,
      signal: stopping.signal,
      checkLease: async () => {
        waits.resolve()
        await once(stopping.signal, 'abort')
        stopping.signal.throwIfAborted()
      },
    })
    await waits.promise
    stopping.abort(new Error('The process stops'))
    await expect(sending).rejects.toThrow()
    expect(await arrived()).toBe(0)
    await send()
    expect(await arrived()).toBe(1)
  })
})
