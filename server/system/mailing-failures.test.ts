import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { keyOfMail, writeMail } from '#server/platform/mail/write-mail.ts'
import { refundPayment } from '#server/payments/request-refund.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { mailFailures } from './mail-failures.ts'

const LINK = 'https://lots.example.com/magic_sign_in?magic_sauce=secret-token'

let site: TestSite
beforeEach(async () => {
  site = await startSite({ env: { WORKER: 'off' } })
})
afterEach(() => site.stop())

const tell = () => mailFailures({ db: site.db, terms: { publicUrl: 'https://lots.example.com' } })

const refundsFail = async (count: number) => {
  for (let refundId = 1; refundId <= count; refundId++)
    await site.db.transaction().execute((tx) => enqueue(tx, refundPayment, { refundId }))
  await sql`update graphile_worker._private_jobs set attempts = max_attempts,
    last_error = 'No such payment', updated_at = now()`.execute(site.db)
}

const mailsTo = ({ email }: { email: string }) =>
  site.db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('toAddress', '=', email)
    .orderBy('id')
    .execute()

describe('work that was given up', () => {
  test('is mailed to every administrator, one mail of a kind and hour however much it is', async () => {
    const [ada, ben] = [await anAdministrator(site.db), await anAdministrator(site.db)]
    await refundsFail(40)
    await Promise.all([tell(), tell()])
    await tell()
    for (const staff of [ada, ben])
      expect(await mailsTo(staff)).toEqual([
        {
          subject: 'Given up: 40 × refund payment',
          bodyText: expect.stringContaining('No such payment'),
        },
      ])
  })

  test('is mailed again in the next hour', async () => {
    const ada = await anAdministrator(site.db)
    await refundsFail(1)
    await tell()
    await sql`update graphile_worker._private_jobs
      set updated_at = updated_at - interval '2 hours'`.execute(site.db)
    await tell()
    expect(await mailsTo(ada)).toHaveLength(2)
  })

  test('is mailed for payment events that nobody could handle, too', async () => {
    const ada = await anAdministrator(site.db)
    const payload = JSON.stringify({ id: 'evt_1', type: 'refund.updated' })
    await sql`insert into payment_events (id, type, payload, tries, try_at)
      values ('evt_1', 'refund.updated', ${payload}::jsonb, 10, null)`.execute(site.db)
    await tell()
    expect(await mailsTo(ada)).toMatchObject([{ subject: 'Given up: 1 × payment event' }])
  })

  test('says nothing of what is still tried', async () => {
    const ada = await anAdministrator(site.db)
    await site.db.transaction().execute((tx) => enqueue(tx, refundPayment, { refundId: 1 }))
    await tell()
    expect(await mailsTo(ada)).toEqual([])
  })
})

describe('a mail that was given up', () => {
  const write = (key: string) =>
    site.db.transaction().execute((tx) =>
      writeMail(tx, {
        key,
        to: 'jane@northwind.example',
        subject: 'Your Lotline sign-in link',
        html: `<p>Press</p><a href="${LINK}">Sign in</a>`,
        text: `Sign in:\n${LINK}\n`,
        unsubscribeUrl: 'https://lots.example.com/unsubscribe?token=secret-token',
      }),
    )
  const kept = (key: string) =>
    site.db
      .selectFrom('mails')
      .select(['id', 'html', 'bodyText', 'unsubscribeUrl'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()

  test('keeps its words, and none of its links that sign in', async () => {
    await write('given up')
    await write('still tried')
    const { id } = await kept('given up')
    await sql`update graphile_worker._private_jobs set attempts = max_attempts
      where key = ${keyOfMail(id)}`.execute(site.db)
    await tell()
    expect(await kept('given up')).toMatchObject({
      html: '<p>Press</p><a href="https://lots.example.com">Sign in</a>',
      bodyText: 'Sign in:\nhttps://lots.example.com\n',
      unsubscribeUrl: null,
    })
    expect((await kept('still tried')).bodyText).toContain(LINK)
  })
})
