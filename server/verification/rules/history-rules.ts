import { sql, type RawBuilder } from 'kysely'
import type { Rules, Violation } from '../rule.ts'

type History = { table: string; digest: RawBuilder<unknown> }
/** The columns that chain the rows of one offer, order or product, in this order. */
type Chained = History & { of: string; by: string }

// As the triggers make it.
const digest = sql`digest_of(to_jsonb(h), h.at)`
const digestOfLine = sql`digest_of(to_jsonb(h))`
const chained: Chained[] = [
  { table: 'offer_revisions', of: 'offer_id', by: 'revision', digest },
  { table: 'offer_messages', of: 'offer_id', by: 'id', digest },
  { table: 'question_messages', of: 'question_id', by: 'id', digest },
  { table: 'purchase_order_events', of: 'purchase_order_id', by: 'id', digest },
  { table: 'purchase_order_lines', of: 'purchase_order_id', by: 'id', digest: digestOfLine },
  { table: 'papers', of: 'series', by: 'sequence', digest },
  { table: 'stock_movements', of: 'product_id', by: 'id', digest },
  { table: 'ledger_postings', of: 'seller_id', by: 'id', digest },
  { table: 'ledger_entries', of: 'posting_id', by: 'id', digest: digestOfLine },
]
const every: History[] = [...chained, { table: 'audit_events', digest }]

export const historyRules = {
  'a row of a history says what it said when it was written': inEach(
    every,
    (history) => sql`
      select ${history.table} || ' ' || h.id as what from ${sql.table(history.table)} h
      where h.content_hash is null or (to_jsonb(h) ->> 'erased_at') is null and h.content_hash <> ${history.digest}`,
  ),
  // A row missing at the end shows in its offer, order or product: the revision, status, total or units disagree.
  'each row of a history follows the one before it': inEach(
    chained,
    ({ table, of, by }) => sql`
      select ${table} || ' ' || min(id) as what from (
        select id, ${sql.ref(of)} as whose, chain_hash,
          chain_of(content_hash) over (partition by ${sql.ref(of)} order by ${sql.ref(by)}) as chain
        from ${sql.table(table)}
      ) h where chain_hash is distinct from chain group by whose`,
  ),
  'the audit log is what was sealed': sql`
    select 'seal up to event ' || s.through_id as what
    from (
      select through_id, events, hash, lag(hash) over (order by through_id) as before, lag(through_id) over (order by through_id) as after
      from audit_seals
    ) s cross join lateral (
      select count(*) as events, coalesce(string_agg(content_hash, ''::bytea order by id), '') as hashes
      from audit_events where id > coalesce(s.after, 0) and id <= s.through_id
    ) e
    where (s.events, s.hash) is distinct from (e.events, sha256(coalesce(s.before, '') || e.hashes))`,
} satisfies Rules

function inEach<Each>(histories: readonly Each[], query: (history: Each) => RawBuilder<unknown>) {
  return sql<Violation>`${sql.join(histories.map(query), sql` union all `)}`
}
