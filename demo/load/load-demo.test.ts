import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPassword } from '#server/accounts/hash-password.ts'
import type { Terms } from '#server/settings/terms.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { everyRule, findViolations } from '#server/verification/find-violations.ts'
import { offerRules } from '#server/verification/rules/offer-rules.ts'
import { orderRules } from '#server/verification/rules/order-rules.ts'
import { loadDemo } from './load-demo.ts'

const terms: Terms = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost:3000',
}

describe('the demo marketplace in an empty database', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await freshDatabase()
    expect(await loadDemo(database.connection.db, terms)).toBe(true)
  })
  afterAll(() => database.drop())

  test('is forty sellers, twelve buyers, two thousand lots and their trade', async () => {
    for (const [side, count] of Object.entries({ sellers: 40, buyers: 12 }))
      expect(
        await rowsOf(sql`
          select s.id from ${sql.table(side)} s join users u on u.id = s.user_id
          where u.status = 'onboarded'`),
      ).toHaveLength(count)
    expect(await counted('products')).toBe(2006)
    expect(await counted('offers')).toBeGreaterThan(140)
    expect(await counted('purchase_orders')).toBeGreaterThan(72)
  })

  test('has mixed lots, each with some hundred rows of what it holds', async () => {
    const mixed = await rowsOf(sql`
      select p.msrp_cents = m.retail_cents and not p.provisional as holds, rows > 200 as many
      from products p join manifests m on m.id = p.manifest_id`)
    expect(mixed).toEqual([1, 2, 3].map(() => ({ holds: true, many: true })))
  })

  test('has short-dated lots whose price will follow their date, none yet', async () => {
    const next = await rowsOf(sql`
      select product_id from price_schedules where next_on > current_date and made_for is not null`)
    expect(next.length).toBeGreaterThan(20)
    expect(await counted('price_schedules')).toBe(next.length)
    expect(await counted('price_steps')).toBe(0)
  })

  test('has shops and lots with resale terms, buyers who say where they resell, and orders that agree on it', async () => {
    expect(await rowsOf(sql`select id from sellers where resale_terms is not null`)).toHaveLength(2)
    expect(await rowsOf(sql`select id from buyers where resale_channels <> '{}'`)).toHaveLength(2)
    const own = await rowsOf(sql`select id from products where resale_terms is not null`)
    expect(own.length).toBeGreaterThan(30)
    const agreed = await rowsOf(sql`
      select distinct l.purchase_order_id from purchase_order_lines l
      where l.resale_terms->>'text' like 'Resale allowed only%'`)
    expect(agreed.length).toBeGreaterThan(2)
    for (const rule of Object.values({ ...offerRules, ...orderRules }))
      expect((await rule.execute(database.connection.db)).rows).toEqual([])
  })

  test('lets each demo role sign in', async () => {
    for (const { role, email, password } of demoSignIns) {
      const user = await database.connection.db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      expect(await isPassword(password, user.passwordHash)).toBe(true)
      expect([user.admin, user.status]).toEqual([role === 'admin', 'onboarded'])
    }
  })

  test('has decided on everybody who trades', async () => {
    expect(
      await rowsOf(sql`
        select u.id from users u left join applications a on a.user_id = u.id
        where not u.admin and (a.id is null or coalesce(a.decision, 'provisional') <>
          case u.status when 'onboarded' then 'approved' else u.status end)`),
    ).toEqual([])
  })

  test('has buyers and sellers who wait for an answer, one for too long, one with a shop', async () => {
    const waiting = await rowsOf(sql`
      select b.id as buyer, l.description <> '' as shop, submitted_at < now() - interval '24 hours' as overdue,
        (select count(*) from products where seller_id = l.id and provisional) as products
      from applications a left join buyers b using (user_id) left join sellers l using (user_id)
      where decision is null`)
    expect(waiting.filter(({ buyer }) => buyer)).toHaveLength(3)
    expect(waiting.filter(({ buyer }) => !buyer)).toHaveLength(3)
    expect(waiting.filter(({ overdue }) => overdue)).toHaveLength(1)
    expect(waiting.filter(({ shop }) => shop)).toMatchObject([{ products: 3 }])
  })

  test('has news for buyers and sellers', async () => {
    for (const role of ['buyer', 'seller'] as const)
      expect(await rowsOf(sql`select id from release_notes where ${sql.ref(role)}`)).not.toEqual([])
  })

  test('has legal pages, which say that they are of a demo', async () => {
    const pages = await rowsOf(sql<{ body: string }>`select body from legal_pages`)
    expect(pages).toHaveLength(3)
    for (const { body } of pages) expect(body).toContain('the text of a demo')
  })

  test('has told each demo role of what the other side did lately, some of it unread', async () => {
    for (const role of ['buyer', 'seller'])
      expect(
        await rowsOf(sql`
          select n.id from notifications n join users u on u.id = n.user_id
          where u.email = ${`${role}@lotline.example`} and n.read_at is null`),
      ).not.toEqual([])
  })

  test('has sellers who are known to answer, and how soon', async () => {
    const known = await rowsOf(sql`select hours > 0 as plausible from seller_answer_times`)
    expect(known.length).toBeGreaterThan(5)
    expect(known.every(({ plausible }) => plausible)).toBe(true)
  })

  test('has on every shelf what its movements add up to', async () => {
    expect(
      await rowsOf(sql`
        select p.id from products p left join stock_movements m on m.product_id = p.id
        group by p.id having p.units <> coalesce(sum(m.change), 0)`),
    ).toEqual([])
  })

  test('has orders whose totals and fees are those of their lines, to the cent', async () => {
    expect(
      await rowsOf(sql`
        select o.id from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
        group by o.id
        having o.total_cents <> sum(l.total_cents) or o.fee_cents <> sum(l.fee_cents)
          or bool_or(l.fee_cents <> round(l.total_cents * o.fee_bps / 10000.0))`),
    ).toEqual([])
  })

  test('has one order for each accepted offer and none besides', async () => {
    expect(
      await rowsOf(sql`
        select f.id from offers f left join purchase_orders o on o.offer_id = f.id
        where (f.state = 'accepted') <> (o.id is not null)`),
    ).toEqual([])
  })

  test('keeps the last turn of an offer equal to its lines and its revision', async () => {
    expect(
      await rowsOf(sql`
        select f.id from offers f join offer_revisions r on r.offer_id = f.id and r.revision = f.revision
        where r.total_cents <> (select sum(quantity * unit_price_cents) from offer_lines where offer_id = f.id)`),
    ).toEqual([])
  })

  test('has orders paid by card in the sandbox, an open chargeback and a lost one, and books that agree', async () => {
    const [paid] = await rowsOf(sql`
      select count(*) > 40 as many, bool_and(i.body ->> 'status' = 'succeeded'
        and (h.body ->> 'amount')::bigint = c.amount_cents and e.party = 'system') as charged
      from checkout_sessions c join purchase_order_events e on e.purchase_order_id = c.purchase_order_id
        and e.event = 'confirm_payment'
      left join sandbox_objects i on i.id = c.payment_intent_id
      left join sandbox_objects h on h.id = i.body ->> 'latest_charge' where c.paid`)
    expect(paid).toEqual({ many: true, charged: true })
    const disputes = await rowsOf(sql`
      select d.status, respond_by > now() + interval '3 days' as due, u.email = 'seller@lotline.example' as "ofDemoSeller"
      from disputes d join purchase_orders o on o.id = d.purchase_order_id
      join sellers s on s.id = o.seller_id join users u on u.id = s.user_id order by d.status desc`)
    expect(disputes).toEqual([
      { status: 'open', due: true, ofDemoSeller: true },
      { status: 'lost', due: false, ofDemoSeller: false },
    ])
    const [books] = await rowsOf(sql`
      select bool_or(kind = 'made') as refunded, bool_or(kind = 'lost') as lost, min(at) < now() - interval '6 months' as dated
      from ledger_postings`)
    expect(books).toEqual({ refunded: true, lost: true, dated: true })
    expect(await findViolations(database.connection.db, everyRule)).toEqual([])
  })

  test('has questions on offers, each written while the offer was open', async () => {
    const [found] = await rowsOf(sql`
      select count(*) > 20 as many, bool_and(m.at > f.created_at and m.at < now()) as within
      from offer_messages m join offers f on f.id = m.offer_id`)
    expect(found).toEqual({ many: true, within: true })
  })

  test('has questions about lots, those of the last two days without an answer', async () => {
    const [found] = await rowsOf(sql`
      select count(*) > 10 as many, bool_and(m.at <= now()) as past,
        bool_and((q.written_by = 'buyer') = (q.asked_at > now() - interval '2 days')) as answered,
        bool_or(s.user_id = u.id) as "ofDemoSeller"
      from product_questions q join question_messages m on m.question_id = q.id
        join sellers s on s.id = q.seller_id join users u on u.email = 'seller@lotline.example'`)
    expect(found).toEqual({ many: true, past: true, answered: true, ofDemoSeller: true })
  })

  test('numbers offers and orders from 10001 in the order they came', async () => {
    for (const table of ['offers', 'purchase_orders']) {
      const numbers = await rowsOf(
        sql`select number from ${sql.table(table)} order by created_at, number`,
      )
      expect(numbers.slice(0, 3)).toEqual([{ number: 10001 }, { number: 10002 }, { number: 10003 }])
    }
  })

  test('has a directory of leads, some of which the demo seller has got, one a morning until yesterday', async () => {
    expect(await counted('leads')).toBe(12)
    const sent = await rowsOf(sql`
      select local_day::text as day, l.product_categories && p.seller_categories as matches,
        s.contact_key = md5(lower(l.contact_email)) as keyed
      from sent_leads s join leads l on l.id = s.lead_id join sample_profiles p using (user_id)
      join users u on u.id = s.user_id where u.email = 'seller@lotline.example'
      order by s.local_day`)
    expect(sent.length).toBeGreaterThan(3)
    expect(sent.every(({ matches, keyed }) => matches === true && keyed === true)).toBe(true)
    expect(new Set(sent.map(({ day }) => day)).size).toBe(sent.length)
    const left = await rowsOf(sql`
      select l.id from leads l join sample_profiles p on l.product_categories && p.seller_categories
      where not exists (select from sent_leads s where s.lead_id = l.id)`)
    expect(left).toHaveLength(2)
  })

  test('leaves the ids after its own free for what comes next', async () => {
    const made = await database.connection.db
      .insertInto('users')
      .values({ email: 'new@lotline.example', passwordHash: null, passwordSetAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(made.id).toBeGreaterThan(52)
  })

  test('is not loaded a second time', async () => {
    const before = await counted('sellers')
    expect(await loadDemo(database.connection.db, terms)).toBe(false)
    expect(await counted('sellers')).toBe(before)
  })

  async function rowsOf(query: ReturnType<typeof sql<Record<string, unknown>>>) {
    return (await query.execute(database.connection.db)).rows
  }

  async function counted(table: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.connection.db,
    )
    return rows[0]?.count ?? 0
  }
})

test('on the first day of a month, fees of the month before are not invoiced yet', async () => {
  const first = new Date()
  first.setUTCDate(1)
  first.setUTCHours(12)
  const early = await freshDatabase()
  const { db } = early.connection
  try {
    await loadDemo(db, terms, first)
    const papers = await db.selectFrom('papers').select(['kind', 'at']).execute()
    expect(papers.filter(({ kind }) => kind === 'fee_invoice').length).toBeGreaterThan(0)
    expect(papers.filter(({ at }) => at > first)).toEqual([])
  } finally {
    await early.drop()
  }
})
