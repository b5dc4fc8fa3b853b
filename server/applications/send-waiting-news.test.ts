import { expect, test } from 'vitest'
import { anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import type { Terms } from '#server/settings/terms.ts'
import { sendWaitingNews } from './send-waiting-news.ts'
import { anApplyingBuyer, anApplyingSeller } from './testing/applying.ts'

const site = siteForThisFile()

const terms: Terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'https://lotline.example',
}
const afterHours = (hours: number) =>
  sendWaitingNews({ db: site.db, terms }, new Date(Date.now() + hours * 3_600_000))

test('staff are reminded once, 20 hours after an application, if it still waits', async () => {
  const ann = await anAdministrator(site.db)
  const ben = await anAdministrator(site.db)
  const waiting = await anApplyingBuyer(site)
  const decided = await anApplyingSeller(site)
  await (await site.as(ann)).post(`/admin/applications/${decided.id}/approve`)
  const remindersTo = async ({ email }: { email: string }) =>
    (await mailsTo(site, email)).filter(({ subject }) => subject.includes('overdue'))

  await afterHours(19.9)
  expect(await remindersTo(ann)).toEqual([])
  await afterHours(20)
  await afterHours(21)
  await Promise.all([afterHours(25), afterHours(25)])
  for (const person of [ann, ben]) {
    const [mail, ...others] = await remindersTo(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Application almost overdue: ${waiting.company}`)
    expect(mail?.text).toContain(
      `https://lotline.example/admin/applications?application=${waiting.id}`,
    )
    expect(mail?.text).toContain('Answer by')
  }
  const told = await site.db
    .selectFrom('notifications')
    .select(['userId', 'title'])
    .where('key', 'like', '%overdue-soon')
    .orderBy('userId')
    .execute()
  const title = `${waiting.company} is still waiting for an answer`
  expect(told).toEqual([
    { userId: ann.userId, title },
    { userId: ben.userId, title },
  ])
})
