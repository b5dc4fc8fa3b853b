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

/** Turns whose other side got no mail, neither a single nor a gathered one, and will not get a waiting one. */
export async function aMailEachTurn({ cluster: { db } }: Outcome) {
  const { rows } = await sql<{ what: string }>`
    select 'turn ' || r.revision || ' of offer ' || r.offer_id as what
    from offer_revisions r cross join lateral (
      select case r.party when 'buyer' then 'seller' else 'buyer' end as party
    ) o
    where r.party in ('buyer', 'seller')
      and not exists (select from mails m where m.key = 'offer:' || r.offer_id || ':' || r.revision || ':' || o.party)
      and not exists (
        select from gathered_offer_news g
        where g.offer_id = r.offer_id and g.revision = r.revision and g.party = o.party
      )
      and not exists (
        select from mails m where m.key like '%:gathered' and m.created_at > r.at
          and m.to_address = (
            select u.email from offers f join users u on u.id = case o.party
              when 'buyer' then (select user_id from buyers where id = f.buyer_id)
              else (select user_id from sellers where id = f.seller_id) end
            where f.id = r.offer_id
          )
      )`.execute(db)
  return rows.map(({ what }) => what)
}
