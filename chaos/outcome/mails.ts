import { sql } from 'kysely'
import { mailName } from '#server/platform/mail/mailer.ts'
import type { Outcome } from './rule.ts'

export async function mailsArrived({ cluster: { db, mails } }: Outcome) {
  const written = await db.selectFrom('mails').select(['key', 'sentAt']).execute()
  const names = new Set([...mails.received.keys()].map((id) => id.slice(1).split('@')[0]))
  const problems = written.flatMap(({ key, sentAt }) => {
    if (!names.has(mailName(key))) return [`${key} did not arrive`]
    return sentAt ? [] : [`${key} arrived, and is not noted as sent`]
  })
  const unknown = names.size - written.length + problems.length
  return unknown > 0 ? [...problems, `${unknown} arrived that nobody wrote`] : problems
}

export async function aMailEachTurn({ cluster: { db } }: Outcome) {
  const { rows } = await sql<{ what: string }>`
    select 'turn ' || r.revision || ' of offer ' || r.offer_id as what from offer_revisions r
    where r.party in ('buyer', 'seller') and not exists (
      select from mails m where m.key = 'offer:' || r.offer_id || ':' || r.revision || ':'
        || case r.party when 'buyer' then 'seller' else 'buyer' end)`.execute(db)
  return rows.map(({ what }) => what)
}
