import { sql, type ColumnType, type Generated } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Day } from '#market/products/schedule/expiry-day.ts'
import type { PriceSchedule, PriceStep } from '#market/products/schedule/price-schedule.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    priceSchedules: PriceSchedulesTable
    priceSteps: PriceStepsTable
  }
}

type PriceSchedulesTable = {
  productId: number
  /** Written as JSON, the earliest first. */
  steps: ColumnType<PriceStep[], string, string>
  offMarketDays: number | null
  showNextPrice: Generated<boolean>
  /** What its seller set, while a step has made another price of it. */
  baseCents: Cents | null
  steppedCents: Cents | null
  /** The last step that was taken. */
  stepDays: number | null
  tookOff: Generated<boolean>
  nextOn: ColumnType<Date | null, Day | null | undefined, Day | null>
  /** The expiration date this was worked out for; null when that is still to be done. */
  madeFor: string | null
  /** Set when the schedule took it off the market and its seller has not heard yet. */
  untoldSince: Date | null
}

type PriceStepsTable = {
  id: Generated<number>
  productId: number
  kind: 'price' | 'off_market' | 'back'
  days: number | null
  percent: number | null
  beforeCents: Cents | null
  afterCents: Cents | null
  at: Generated<Date>
}

/** A product that follows a schedule, and how far it has. */
export type Scheduled = {
  productId: number
  sellerPriceCents: Cents | null
  msrpCents: Cents | null
  expirationDate: string | null
  paused: boolean
  steps: PriceStep[]
  offMarketDays: number | null
  baseCents: Cents | null
  steppedCents: Cents | null
  stepDays: number | null
  tookOff: boolean
  nextOn: Day | null
  madeFor: string | null
}

/** Those of these products that follow one; nobody else changes them until the transaction ends. */
export async function lockScheduled(tx: Tx, productIds: readonly number[]): Promise<Scheduled[]> {
  if (productIds.length === 0) return []
  // In id order, so that two transactions never wait for each other's products. Schedules are read after the
  // wait, as another transaction may have taken the step by then.
  await sql`
    select from products
    where id = any(${productIds}::bigint[]) and id in (select product_id from price_schedules)
    order by id for no key update`.execute(tx)
  const { rows } = await sql<Scheduled>`
    select p.id as product_id, p.seller_price_cents, p.msrp_cents, p.expiration_date, p.paused, s.steps,
      s.off_market_days, s.base_cents, s.stepped_cents, s.step_days, s.took_off, s.next_on::text as next_on, s.made_for
    from price_schedules s join products p on p.id = s.product_id
    where s.product_id = any(${productIds}::bigint[]) and p.deleted_at is null
    order by p.id`.execute(tx)
  return rows
}

/** Products of which a step is due, or what their schedule was worked out from has changed. */
export async function dueProducts(db: Database, today: Day, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from price_schedules s join products p on p.id = s.product_id
    where (s.next_on <= ${today}::date or s.made_for is distinct from coalesce(p.expiration_date, ''))
      and p.deleted_at is null
    order by p.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A product as a schedule leaves it. */
export type Followed = {
  product: Scheduled
  price: Cents | null
  paused: boolean
  step: PriceStep | null
  base: Cents | null
  stepped: Cents | null
  stepDays: number | null
  tookOff: boolean
  nextOn: Day | null
}

export async function keepFollowed(tx: Tx, followed: readonly Followed[]) {
  const ids = followed.map(({ product }) => product.productId)
  await sql`
    update price_schedules s set base_cents = f.base, stepped_cents = f.stepped, step_days = f.step_days,
      took_off = f.took_off, next_on = f.next_on, made_for = f.made_for
    from unnest(${ids}::bigint[], ${followed.map(({ base }) => base)}::bigint[],
      ${followed.map(({ stepped }) => stepped)}::bigint[], ${followed.map(({ stepDays }) => stepDays)}::integer[],
      ${followed.map(({ tookOff }) => tookOff)}::boolean[], ${followed.map(({ nextOn }) => nextOn)}::date[],
      ${followed.map(({ product }) => product.expirationDate ?? '')}::text[])
      as f (id, base, stepped, step_days, took_off, next_on, made_for)
    where s.product_id = f.id`.execute(tx)
  await sql`
    update products p set seller_price_cents = f.price, paused = f.paused, updated_at = now()
    from unnest(${ids}::bigint[], ${followed.map(({ price }) => price)}::bigint[],
      ${followed.map(({ paused }) => paused)}::boolean[]) as f (id, price, paused)
    where p.id = f.id and (p.seller_price_cents, p.paused) is distinct from (f.price, f.paused)`.execute(
    tx,
  )
}

/** Keeps a record of the steps that schedules took. */
export async function noteSteps(tx: Tx, followed: readonly Followed[]) {
  const steps = followed.flatMap(({ product, price, paused, step }) => [
    // A step that a file reverted and the schedule took again is not noted twice.
    ...(price === product.sellerPriceCents || price === product.steppedCents
      ? []
      : [
          {
            productId: product.productId,
            kind: 'price' as const,
            days: step?.days ?? null,
            percent: step?.percent ?? null,
            beforeCents: product.sellerPriceCents,
            afterCents: price,
          },
        ]),
    ...(paused === product.paused
      ? []
      : [
          {
            productId: product.productId,
            kind: paused ? ('off_market' as const) : ('back' as const),
            days: paused ? product.offMarketDays : null,
            percent: null,
            beforeCents: null,
            afterCents: null,
          },
        ]),
  ])
  if (steps.length > 0) await tx.insertInto('priceSteps').values(steps).execute()
}

type Said = PriceSchedule & { showNextPrice: boolean }

/** Keeps what the seller's form says about future prices, to be worked out again. */
export async function saySchedule(tx: Tx, productId: number, said: Said) {
  const row = {
    steps: JSON.stringify(said.steps),
    offMarketDays: said.offMarketDays,
    showNextPrice: said.showNextPrice,
    madeFor: null,
  }
  await tx
    .insertInto('priceSchedules')
    .values({ productId, ...row })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet(row))
    .execute()
}

type SaidOf = Said & { id: number }

/** Keeps what is said of many products, where it is something else than before; answers which have a schedule to follow. */
export async function saySchedules(tx: Tx, said: readonly SaidOf[]): Promise<number[]> {
  const ids = said.map(({ id }) => id)
  const steps = said.map((each) => JSON.stringify(each.steps))
  const days = said.map(({ offMarketDays }) => offMarketDays)
  const shown = said.map(({ showNextPrice }) => showNextPrice)
  const { rows } = await sql<{ id: number }>`
    insert into price_schedules as kept (product_id, steps, off_market_days, show_next_price)
    select id, steps::jsonb, days, shown
    from unnest(${ids}::bigint[], ${steps}::text[], ${days}::integer[], ${shown}::boolean[])
      as said (id, steps, days, shown)
    where steps <> '[]' or days is not null or shown
      or exists (select from price_schedules where product_id = said.id)
    on conflict (product_id) do update
      set steps = excluded.steps, off_market_days = excluded.off_market_days,
        show_next_price = excluded.show_next_price, made_for = null
      where (kept.steps, kept.off_market_days, kept.show_next_price)
        is distinct from (excluded.steps, excluded.off_market_days, excluded.show_next_price)
    returning product_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The schedule of a product, as it was said. */
export async function findSchedule(db: Database | Tx, productId: number): Promise<Said> {
  const found = await db
    .selectFrom('priceSchedules')
    .select(['steps', 'offMarketDays', 'showNextPrice'])
    .where('productId', '=', productId)
    .executeTakeFirst()
  return found ?? { steps: [], offMarketDays: null, showNextPrice: false }
}

/** What schedules did to a product, the last first. */
export async function stepsTaken(db: Database | Tx, productId: number, most: number) {
  return db
    .selectFrom('priceSteps')
    .select(['kind', 'days', 'percent', 'beforeCents', 'afterCents', 'at'])
    .where('productId', '=', productId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
