import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

// Shorter ones occur inside unrelated words.
const SHORTEST = 4

/** All current and former names and addresses of a person in every encoding: plain, HTML, JSON, URL. Longest first. */
export async function wordsOf(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await sql<{ word: string | null }>`
    select email as word from users where id = ${userId}
    union select full_name from users where id = ${userId}
    union select name from buyers where user_id = ${userId}
    union select name from sellers where user_id = ${userId}
    union select ship_to ->> field from buyers, unnest(array['name', 'line1', 'line2', 'phone']) as field
      where user_id = ${userId}
    union select a.ship_to ->> field from ship_to_addresses a join buyers b on b.id = a.buyer_id,
      unnest(array['name', 'line1', 'line2', 'phone']) as field
      where b.user_id = ${userId}
    union select o.ship_to ->> field from purchase_orders o join buyers b on b.id = o.buyer_id,
      unnest(array['name', 'line1', 'line2', 'phone']) as field
      where b.user_id = ${userId}
    union select n.buyer_name from purchase_order_names n join purchase_orders o on o.id = n.purchase_order_id
      join buyers b on b.id = o.buyer_id where b.user_id = ${userId}
    union select n.seller_name from purchase_order_names n join purchase_orders o on o.id = n.purchase_order_id
      join sellers s on s.id = o.seller_id where s.user_id = ${userId}
    union select detail from leads, unnest(array[contact_name, contact_phone]) as detail
      where lower(contact_email) = (select lower(email) from users where id = ${userId})
    union select value from audit_events e, jsonb_each_text(coalesce(e.before, '{}') || coalesce(e.after, '{}')) as detail (key, value)
      where key in ('email', 'name', 'full_name') and subject in (
        select 'user ' || ${userId}::bigint union select 'seller ' || id from sellers where user_id = ${userId})`.execute(
    tx,
  )
  const words = rows.map(({ word }) => word?.trim() ?? '').filter((word) => word.length >= SHORTEST)
  return [...new Set(words.flatMap(written))].toSorted((one, other) => other.length - one.length)
}

const written = (word: string) => [
  word,
  inHtml(word),
  JSON.stringify(word).slice(1, -1),
  encodeURIComponent(word),
]

const inHtml = (word: string) =>
  word
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
