import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordAct } from '#server/audit/record-act.ts'
import { sealAuditLog } from '#server/audit/seal-audit-log.ts'
import { loadDemo } from '#demo/load/load-demo.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { everyRule, findViolations, violationsOf } from './find-violations.ts'

const terms = {
  publicUrl: 'http://localhost:3000',
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
}

/** A violation of each rule, as somebody with all rights could cause it. */
const plants: Record<string, string> = {
  'an offer has one order exactly when it is accepted': `
    update offers set state = 'rejected', closed_reason = 'declined'
    where id = (select offer_id from purchase_orders limit 1)`,
  'the turns of an offer are numbered without a gap, up to its revision': `
    delete from offer_revisions where id = (
      select id from offer_revisions r where act = 'counter' and exists (
        select from offer_revisions later where later.offer_id = r.offer_id and later.revision > r.revision) limit 1)`,
  'a turn holds the total of its lines': `
    update offer_revisions set total_cents = total_cents + 1 where id = (select min(id) from offer_revisions)`,
  'the last turn holds the lines as they are': `
    update offer_lines set quantity = quantity + 1 where id = (
      select l.id from offer_lines l join offers o on o.id = l.offer_id where o.state = 'seller_review' limit 1)`,
  'the last turn holds the resale terms of the lines': `
    update offer_lines set resale_terms = '{"text": "Remove brand labels before resale."}' where id = (
      select l.id from offer_lines l join offers o on o.id = l.offer_id where o.state = 'seller_review' limit 1)`,
  'the last turn holds the lots of the lines': `
    update offer_revisions set lines = jsonb_set(lines, '{0,lot}', '"another"') where id = (
      select r.id from offer_revisions r join offers o on o.id = r.offer_id and o.revision = r.revision
      where o.state = 'seller_review' limit 1)`,
  'what is accepted is the lot that the turn before named': `
    update offer_revisions set lines = jsonb_set(lines, '{0,lot}', to_jsonb(act)) where offer_id = (
      select min(offer_id) from offer_revisions where act = 'accept' and revision > 1)`,
  'a line of an order is the lot that its last turn named': `
    update purchase_order_lines set lot = '{"digest": "another"}' where id = (select min(id) from purchase_order_lines)`,
  'the last turn holds the freight of the offer': `
    update offer_revisions set freight_cents = 0 where id = (select max(id) from offer_revisions)`,
  'freight is stated where a lot has it quoted alone': `
    update offers set freight_cents = 0 where id = (select min(id) from offers)`,
  'an order has the freight of its offer, and one where a lot has it quoted': `
    update purchase_orders set freight_cents = 0 where id = (select min(id) from purchase_orders)`,
  'an offer carries the sums of its lines': `
    update offers set total_units = total_units + 1 where id = (select min(id) from offers)`,
  'the numbers of a series have no gap': `
    delete from papers where id = (select max(id) from papers)`,
  'an invoice comes to what its order does, line for line': `
    update papers set total_cents = total_cents + 1 where id = (select min(id) from papers where kind = 'invoice')`,
  'a paid order of a seller who agreed has its invoice': `
    delete from papers where id = (select min(p.id) from papers p where p.kind = 'invoice' and not exists (
      select from papers c where c.purchase_order_id = p.purchase_order_id and c.kind = 'credit_note'))`,
  'credit notes come to no more than their invoice': `
    update papers set total_cents = 1000000000 where id = (select min(id) from papers where kind = 'credit_note')`,
  'a credit note is for what was credited': `
    update papers set total_cents = total_cents - 1 where id = (select min(id) from papers where kind = 'credit_note')`,
  'a fee invoice has the fees of its month': `
    update papers set total_cents = total_cents + 1 where id = (select min(id) from papers where kind = 'fee_invoice')`,
  'an order holds what was agreed': `
    update offer_lines set quantity = quantity + 1
    where offer_id = (select offer_id from purchase_orders limit 1)`,
  'an order holds the resale terms that were accepted': `
    update purchase_order_lines set resale_terms = '{"text": "Remove brand labels before resale."}'
    where id = (select min(id) from purchase_order_lines)`,
  'an order says what both companies were called when it was made': `
    delete from purchase_order_names where purchase_order_id = (select min(id) from purchase_orders)`,
  'an order and its fee are the sums of its lines': `
    update purchase_orders set total_cents = total_cents + 1 where id = (select min(id) from purchase_orders)`,
  'the fee of a line is its share of the total, rounded': `
    update purchase_order_lines set fee_cents = fee_cents + 1
    where id = (select min(id) from purchase_order_lines)`,
  'every unit of an order left the shelf, and came back once when it was canceled': `
    delete from stock_movements where id = (select max(id) from stock_movements where reason = 'canceled')`,
  'an order is where its last event led': `
    update purchase_orders set status = 'completed' where id = (
      select min(id) from purchase_orders where status = 'shipped')`,
  'each event of an order begins where the one before it ended': `
    update purchase_order_events set from_status = 'received' where id = (
      select min(id) from purchase_order_events where event = 'ship')`,
  'an order moves along the table of events, by whom it says': `
    update purchase_order_events set party = 'buyer' where id = (
      select min(id) from purchase_order_events where event = 'ship')`,
  'an order says when it was paid exactly when an event says that it was': `
    update purchase_orders set paid_at = null where id = (
      select min(id) from purchase_orders where status = 'shipped')`,
  'no lot has fewer than no units': `
    alter table products drop constraint products_units_check;
    update products set units = -1 where id = (select min(id) from products)`,
  'the units of a lot are the sum of its movements': `
    update products set units = units + 5 where id = (select min(id) from products)`,
  'a mixed lot is worth what its manifest comes to': `
    update products set msrp_cents = msrp_cents + 1
    where id = (select min(id) from products where manifest_id is not null)`,
  'a manifest comes to what its rows do': `
    delete from manifest_rows where id = (select min(id) from manifest_rows)`,
  'each movement says what it left of its lot': `
    update stock_movements set balance = balance + 1 where id = (select max(id) from stock_movements)`,
  'the list that staff sort by units has those of the lots': `
    delete from lot_units where product_id = (select min(product_id) from lot_units)`,
  'a lot goes by the name of its seller': `
    update products set seller_name = 'Another' where id = (select min(id) from products)`,
  'a lot ships as it says itself, or else as its seller does': `
    update products set ships_within = 7 where id = (select min(id) from products)`,
  'what was paid at the provider is what the order costs': aSession('total_cents - 1'),
  'at most one page for the payment of an order is open': `
    drop index checkout_sessions_one_open; ${anOpenPage()}; ${anOpenPage()}`,
  'an order has one payment, and what was paid besides goes back': `
    ${aSession('total_cents', 'pi_1')}; ${aSession('total_cents', 'pi_2')}`,
  'what was paid for a canceled order goes back': aSession('total_cents', 'pi_3', 'canceled'),
  'an order that is paid for at the provider is not still waiting for it': `
    ${aSession('total_cents', 'pi_4', 'awaiting_initial_payment')}`,
  'no more goes back than was paid': `
    insert into provider_refunds (id, purchase_order_id, payment_intent_id, amount_cents, status, created_at)
    select 're_1', id, 'pi_5', total_cents + 1, 'succeeded', now() from purchase_orders where status = 'shipped' limit 1`,
  'a refund in part is credited, and those of an order come to no more than it cost': `
    insert into partial_refunds (purchase_order_id, key, amount_cents, fee_cents, reason, made_by)
    select id, gen_random_uuid(), 1, 0, 'Wet', (select min(id) from users) from purchase_orders where status = 'shipped' limit 1`,
  'the entries of a posting sum to zero': `
    update ledger_entries set amount_cents = amount_cents + 1 where id = (
      select min(id) from ledger_entries where account = 'platform_fee')`,
  'a posting that takes another back leaves nothing of it at the provider or in the bank': `
    update ledger_postings set reverses = (select min(id) from ledger_postings)
    where id = (select max(id) from ledger_postings)`,
  'the balance of a seller is what its entries come to': `
    update seller_balances set available_cents = available_cents + 1
    where seller_id = (select min(seller_id) from seller_balances)`,
  'orders, the card provider and the ledger agree to the cent': `
    update ledger_entries set amount_cents = amount_cents + 1 where id = (
      select min(id) from ledger_entries where account in ('bank', 'clearing'))`,
  'no buyer is owed less than nothing': `
    insert into ledger_entries (posting_id, seller_id, purchase_order_id, account, amount_cents)
    select posting_id, seller_id, purchase_order_id, 'buyer_refunds', 1 from ledger_entries order by id limit 1`,
  'a payout is what its stamps and its orders come to': `
    insert into payouts (seller_id, method, status, amount_cents, ended_at)
    select min(seller_id), 'bank', 'paid', 5, now() from seller_balances`,
  'the stamps of a payout are released when it failed or came back, and only then': `
    with made as (insert into payouts (seller_id, method, status, amount_cents, ended_at)
      select min(seller_id), 'bank', 'failed', 5, now() from seller_balances returning id)
    insert into payout_entries (payout_id, entry_id) select made.id, (select min(id) from ledger_entries) from made`,
  'what is on its way to the bank is in a payout under way': `
    insert into payouts (seller_id, method, amount_cents) select min(seller_id), 'bank', 5 from seller_balances`,
  'what sellers paid on their debts is in the ledger, less what banks took back': `
    insert into debt_payments (seller_id, amount_cents, status, expires_at)
    select min(seller_id), 5, 'paid', now() from seller_balances`,
  'what is available is what no payout has taken': `
    with made as (insert into payouts (seller_id, method, status, amount_cents, ended_at)
      select min(seller_id), 'bank', 'paid', 5, now() from seller_balances returning id)
    insert into payout_entries (payout_id, entry_id) select made.id, e.id from made, ledger_entries e
    where e.account = 'seller_available' order by e.id limit 1`,
  'an import that is complete has gone through every row, and left none behind':
    anImport("'complete', 10, 9"),
  'an import is never further than its file is long': anImport("'importing', 10, 11"),
  'nobody has more than ten sessions': `
    insert into sessions (user_id, token_hash, origin, expires_at)
    select (select min(id) from users), sha256(n::text::bytea), 'password', now() + interval '1 day'
    from generate_series(1, 11) n`,
  'whoever is responsible for something is of the staff': `
    insert into assignments (person_id, assignee_id, assigned_by)
    select min(user_id), min(user_id), min(user_id) from buyers`,
  'people, offers and orders carry the names and addresses that lists are sorted by': `
    update users set company_key = 'another' where id = (select min(user_id) from buyers)`,
  'a row of a history says what it said when it was written': `
    update offer_revisions set note = 'Agreed.' where id = (select min(id) from offer_revisions)`,
  'each row of a history follows the one before it': `
    delete from purchase_order_events where id = (
      select min(id) from purchase_order_events where event = 'confirm_payment')`,
  'the audit log is what was sealed': `
    delete from audit_events where act = 'role changed'`,
}

/** Other tampering with a history, and the rule that finds it. */
const tampered: { what: string; plant: string; rule: string }[] = [
  ...['offer_revisions', 'offer_messages', 'question_messages', 'purchase_order_events'].map(
    (table) => ({
      what: `the moment of a row of ${table} changed`,
      plant: `update ${table} set at = at - interval '1 day' where id = (select max(id) from ${table})`,
      rule: 'a row of a history says what it said when it was written',
    }),
  ),
  {
    what: 'a line of an order changed',
    plant: `update purchase_order_lines set name = 'Another' where id = (select min(id) from purchase_order_lines)`,
    rule: 'a row of a history says what it said when it was written',
  },
  {
    what: 'a movement changed',
    plant: `update stock_movements set reason = 'edited' where id = (select max(id) from stock_movements where reason = 'sold')`,
    rule: 'a row of a history says what it said when it was written',
  },
  {
    what: 'an act in the audit log changed',
    plant: `update audit_events set subject = 'user 2' where act = 'role changed'`,
    rule: 'a row of a history says what it said when it was written',
  },
  {
    what: 'a row changed that says it was erased, digest and all',
    plant: `
      update stock_movements set change = change + 1, erased_at = now(), content_hash = sha256('forged')
      where id = (select min(id) from stock_movements)`,
    rule: 'each row of a history follows the one before it',
  },
  {
    what: 'a line of an order with several removed',
    plant: `
      delete from purchase_order_lines where id = (
        select min(id) from purchase_order_lines group by purchase_order_id having count(*) > 1 limit 1)`,
    rule: 'each row of a history follows the one before it',
  },
  {
    what: 'a movement removed with one that made up for it',
    plant: `
      delete from stock_movements where purchase_order_id = (
        select m.purchase_order_id from stock_movements m where m.reason = 'canceled' and exists (
          select from stock_movements later where later.product_id = m.product_id and later.id > m.id) limit 1)`,
    rule: 'each row of a history follows the one before it',
  },
  {
    what: 'the last turn of an offer removed',
    plant: `delete from offer_revisions where id = (select max(id) from offer_revisions)`,
    rule: 'the turns of an offer are numbered without a gap, up to its revision',
  },
  {
    what: 'the last event of an order removed',
    plant: `delete from purchase_order_events where id = (select max(id) from purchase_order_events e
      where from_status is distinct from to_status and not exists (
        select from purchase_order_events later
        where later.purchase_order_id = e.purchase_order_id and later.id > e.id))`,
    rule: 'an order is where its last event led',
  },
  {
    what: 'the last line of an order removed',
    plant: `delete from purchase_order_lines where id = (select max(id) from purchase_order_lines)`,
    rule: 'an order and its fee are the sums of its lines',
  },
  {
    what: 'the last movement of a lot removed',
    plant: `delete from stock_movements where id = (select max(id) from stock_movements)`,
    rule: 'the units of a lot are the sum of its movements',
  },
  {
    what: 'the last sealed act removed',
    plant: `delete from audit_events where act = 'signed out'`,
    rule: 'the audit log is what was sealed',
  },
  {
    what: 'a seal removed that others follow',
    plant: `delete from audit_seals where through_id = (select min(through_id) from audit_seals)`,
    rule: 'the audit log is what was sealed',
  },
]

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database.connection
  await loadDemo(db, terms)
  for (const act of ['role changed', 'signed in', 'signed out']) {
    await db
      .transaction()
      .execute((tx) => recordAct(tx, { actorUserId: null, act, subject: 'user 1' }))
    await sealAuditLog(db)
  }
  expect(await findViolations(db, everyRule)).toEqual([])
  await sql`
    do $$
    declare
      name text;
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('alter table %I disable trigger user', name);
      end loop;
    end $$`.execute(database.asOwner)
})
afterAll(() => database.drop())

describe('a violation is found', () => {
  test.each(Object.entries(everyRule))('unless %s', async (rule, query) => {
    const planted = plants[rule] ?? ''
    expect(planted).not.toBe('')
    const found = database.asOwner.transaction().execute(async (tx) => {
      for (const statement of planted.split(';')) await sql.raw(statement).execute(tx)
      throw new Found(await violationsOf(tx, query))
    })
    await expect(found).rejects.toMatchObject({ violations: [expect.any(String)] })
  })

  test.each(tampered)('with $what', async ({ plant, rule }) => {
    const found = database.asOwner.transaction().execute(async (tx) => {
      await sql.raw(plant).execute(tx)
      throw new Found(await violationsOf(tx, everyRule[rule] ?? sql``))
    })
    await expect(found).rejects.toMatchObject({
      violations: expect.arrayContaining([expect.any(String)]),
    })
  })
})

/** Carries the findings out of a transaction that is rolled back. */
class Found extends Error {
  readonly violations: string[]
  constructor(violations: string[]) {
    super(violations.join())
    this.violations = violations
  }
}

function aSession(amount: string, payment = 'pi_0', status = 'shipped') {
  return `
    insert into checkout_sessions (purchase_order_id, status, amount_cents, payment_intent_id, paid, stage, expires_at)
    select min(id), 'complete', (select ${amount} from purchase_orders o where o.id = min(p.id)), '${payment}', true, 'paid', now()
    from purchase_orders p where status = '${status}'`
}

function anOpenPage() {
  return `
    insert into checkout_sessions (purchase_order_id, status, amount_cents, expires_at)
    select min(id), 'open', 1, now() from purchase_orders where status = 'awaiting_initial_payment'`
}

function anImport(what: string) {
  return `
    insert into imports (key, seller_id, user_id, state, rows, rows_done)
    select 'file', s.id, s.user_id, ${what} from sellers s where s.user_id is not null limit 1`
}
