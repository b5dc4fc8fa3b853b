import type { Selectable } from 'kysely'
import type { SubscriptionCheckout } from '../provider/subscription-parts.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import {
  subscriptionCheckoutColumns,
  type SubscriptionCheckoutsTable,
} from './subscription-tables.ts'

export type CheckoutRow = Selectable<SubscriptionCheckoutsTable>

const UNSETTLED = ['opening', 'open'] as const

export const findPlaceOf = (db: Database | Tx, userId: number) =>
  db
    .selectFrom('subscriptionCheckouts')
    .select(subscriptionCheckoutColumns)
    .where('userId', '=', userId)
    .where('status', 'in', UNSETTLED)
    .executeTakeFirst()

export const startPlace = (
  tx: Tx,
  place: { userId: number; expiresAt: Date },
): Promise<CheckoutRow> =>
  tx
    .insertInto('subscriptionCheckouts')
    .values({ ...place, providerSessionId: null, url: null })
    .returning(subscriptionCheckoutColumns)
    .executeTakeFirstOrThrow()

/** Keeps what the provider says of the page; one that is over is never open again. */
export async function savePlace(db: Database | Tx, id: number, checkout: SubscriptionCheckout) {
  await db
    .updateTable('subscriptionCheckouts')
    .set({
      status: checkout.status,
      providerSessionId: checkout.sessionId,
      url: checkout.url,
    })
    .where('id', '=', id)
    .where('status', 'in', UNSETTLED)
    .execute()
}

/** Gives up a place whose page was never opened, or is not known to the provider any more. */
export async function abandonPlace(db: Database, id: number) {
  await db
    .updateTable('subscriptionCheckouts')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', 'in', UNSETTLED)
    .execute()
}

export const findPlaceBySession = (db: Database, sessionId: string) =>
  db
    .selectFrom('subscriptionCheckouts')
    .select(subscriptionCheckoutColumns)
    .where('providerSessionId', '=', sessionId)
    .executeTakeFirst()

/** The pages whose end is not known yet. */
export const openPlaces = (db: Database) =>
  db
    .selectFrom('subscriptionCheckouts')
    .select(subscriptionCheckoutColumns)
    .where('status', '=', 'open')
    .where('providerSessionId', 'is not', null)
    .orderBy('id')
    .execute()
