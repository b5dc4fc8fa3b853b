import type { Database } from '#server/platform/database/database.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  dispute,
  fraudWarning,
  keptSession,
  paymentIntent,
  refund,
  sandboxEvent,
  shownSession,
  type Dispute,
  type FraudWarning,
  type KeptSession,
} from '../sandbox-objects.ts'
import { findObject, listObjects } from '../sandbox-store.ts'
import { shownSubscription, subscription } from '../subscription-objects.ts'
import { renewSubscriptions } from '../acts/renew-subscription.ts'
import { expireOverdueSessions } from '../acts/expire-session.ts'
import { connectReads, type Read } from './connect-reads.ts'
import { readForm } from './form-body.ts'
import { found } from './found.ts'
import { listing, listOf, listParams } from './list.ts'

/** What can be asked, by path. */
export const reads: Record<string, (sandbox: Sandbox, read: Read) => Promise<object>> = {
  '/v1/checkout/sessions': listSessions,
  '/v1/checkout/sessions/:id': readSession,
  '/v1/payment_intents/:id': ({ db }, { id }) =>
    found('payment_intent', id, findObject(db, paymentIntent, id)),
  '/v1/refunds': listRefunds,
  '/v1/refunds/:id': ({ db }, { id }) => found('refund', id, findObject(db, refund, id)),
  '/v1/disputes': (sandbox, read) => listDisputed(sandbox, read, dispute),
  '/v1/disputes/:id': ({ db }, { id }) => readDisputed(db, id, findObject(db, dispute, id)),
  '/v1/radar/early_fraud_warnings': (sandbox, read) => listDisputed(sandbox, read, fraudWarning),
  '/v1/radar/early_fraud_warnings/:id': ({ db }, { id }) =>
    readDisputed(db, id, findObject(db, fraudWarning, id)),
  '/v1/subscriptions': listSubscriptions,
  '/v1/subscriptions/:id': readSubscription,
  ...connectReads,
  '/v1/events': listEvents,
  '/v1/events/:id': ({ db }, { id }) => found('event', id, findObject(db, sandboxEvent, id)),
}

async function listSessions(sandbox: Sandbox, { query }: Read) {
  await expireOverdueSessions(sandbox)
  const params = listParams.parse(readForm(query))
  const sessions = await listObjects(sandbox.db, keptSession, listing('checkout.session', params))
  const shown = params.expand?.includes('data.payment_intent')
    ? await Promise.all(sessions.map((session) => withIntent(sandbox, session)))
    : sessions.map(shownSession)
  return listOf('/v1/checkout/sessions', shown, params)
}

async function readSession(sandbox: Sandbox, { id, query }: Read) {
  await expireOverdueSessions(sandbox)
  const { expand } = listParams.pick({ expand: true }).parse(readForm(query))
  const session = await found('checkout.session', id, findObject(sandbox.db, keptSession, id))
  return expand?.includes('payment_intent')
    ? await withIntent(sandbox, session)
    : shownSession(session)
}

async function withIntent({ db }: Sandbox, session: KeptSession) {
  const intent =
    session.payment_intent && (await findObject(db, paymentIntent, session.payment_intent))
  return { ...shownSession(session), payment_intent: intent || null }
}

async function listSubscriptions(sandbox: Sandbox, { query }: Read) {
  await renewSubscriptions(sandbox)
  const params = listParams.parse(readForm(query))
  const kept = await listObjects(sandbox.db, subscription, listing('subscription', params))
  return listOf('/v1/subscriptions', kept.map(shownSubscription), params)
}

async function readSubscription(sandbox: Sandbox, { id }: Read) {
  await renewSubscriptions(sandbox)
  return shownSubscription(
    await found('subscription', id, findObject(sandbox.db, subscription, id)),
  )
}

async function listEvents({ db }: Sandbox, { query, account }: Read) {
  const params = listParams.parse(readForm(query))
  const which = { ...listing('event', params), account: account ?? null }
  return listOf('/v1/events', await listObjects(db, sandboxEvent, which), params)
}

async function listRefunds({ db }: Sandbox, { query }: Read) {
  const params = listParams.parse(readForm(query))
  return listOf('/v1/refunds', await listObjects(db, refund, listing('refund', params)), params)
}

type Disputed = typeof dispute | typeof fraudWarning

/** Each with its payment. */
async function listDisputed({ db }: Sandbox, { query }: Read, kind: Disputed) {
  const params = listParams.parse(readForm(query))
  const kept = await listObjects<Dispute | FraudWarning>(
    db,
    kind,
    listing(kind.shape.object.value, params),
  )
  const shown = await Promise.all(kept.map((each) => withPayment(db, each)))
  return listOf(kind === dispute ? '/v1/disputes' : '/v1/radar/early_fraud_warnings', shown, params)
}

/** With its payment, which is all that it may be asked to bring along. */
async function readDisputed<Kept extends { payment_intent: string }>(
  db: Database,
  id: string,
  search: Promise<Kept | undefined>,
) {
  return withPayment(db, await found('dispute', id, search))
}

const withPayment = async <Kept extends { payment_intent: string }>(db: Database, kept: Kept) => ({
  ...kept,
  payment_intent: await findObject(db, paymentIntent, kept.payment_intent),
})
