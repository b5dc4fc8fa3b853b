import { sql } from 'kysely'
import { mailName } from '#server/platform/mail/mailer.ts'
import { eventually } from './eventually.ts'
import type { TestSite } from './site.ts'

export type ReceivedMail = {
  id: number
  message_id: string | null
  subject: string
  text: string
  html: string
  attachments: { name: string; type: string; path: string }[]
}

/** The mails a person received, last written first, once all jobs are done. */
export async function mailsTo(site: TestSite, address: string): Promise<ReceivedMail[]> {
  await workDone(site)
  const { body } = await site.visitor.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
  const received: ReceivedMail[] = body.mails
  // They are sent side by side, and so come in any order.
  const places = await placesByName(site)
  const placeOf = ({ message_id }: ReceivedMail) => places.get(nameOf(message_id)) ?? 0
  return received.toSorted((one, other) => placeOf(other) - placeOf(one))
}

async function placesByName({ db }: TestSite) {
  const written = await db.selectFrom('mails').select(['id', 'key']).execute()
  return new Map(written.map(({ id, key }) => [mailName(key), id]))
}

const nameOf = (messageId: string | null) => /^<(\w+)@/.exec(messageId ?? '')?.[1] ?? ''

async function workDone({ db }: TestSite) {
  const waiting = () =>
    sql`select from graphile_worker.jobs
      where run_at <= now() + interval '2 seconds' and attempts < max_attempts`.execute(db)
  await eventually(waiting, ({ rows }) => rows.length === 0)
}
