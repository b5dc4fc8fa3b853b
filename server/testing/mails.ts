import { sql } from 'kysely'
import { eventually } from './eventually.ts'
import type { TestSite } from './site.ts'

export type ReceivedMail = {
  id: number
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; path: string }[]
}

/** The mails a person has got, newest first, once everything that was to be done is done. */
export async function mailsTo(site: TestSite, address: string): Promise<ReceivedMail[]> {
  await workDone(site)
  const { body } = await site.visitor.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
  return body.mails
}

async function workDone({ db }: TestSite) {
  const waiting = () =>
    sql`select from graphile_worker.jobs
      where run_at <= now() + interval '2 seconds' and attempts < max_attempts`.execute(db)
  await eventually(waiting, ({ rows }) => rows.length === 0)
}
