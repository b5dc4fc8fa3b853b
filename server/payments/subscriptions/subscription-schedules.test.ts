import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRunning } from '#market/samples/subscription.ts'
import { cents } from '#market/money.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { aPayingSite, type PayingSite } from '../testing/a-paying-site.ts'
import { signatureFor } from '#payment-sandbox/sign-webhook.ts'
import {
  cancelAtEnd,
  endNow,
  failPayment,
  keepOn,
  updateCard,
} from '#payment-sandbox/acts/manage-subscription.ts'
import { decline, pay } from '#payment-sandbox/acts/pay-session.ts'
import { withBooks } from '#payment-sandbox/sandbox.ts'
import { keptSession, sandboxEvent, type SandboxEvent } from '#payment-sandbox/sandbox-objects.ts'
import { listObjects } from '#payment-sandbox/sandbox-store.ts'
import { subscription } from '#payment-sandbox/subscription-objects.ts'
import { reconcileSubscriptions } from './reconcile-subscriptions.ts'
import { refreshSubscription } from './refresh-subscription.ts'
import { subscribe } from './subscribe.ts'
import { findSubscriptionOf } from './subscription-store.ts'

const LONG_MS = 60_000
const PATIENCE_MS = 240_000

let shop: PayingSite
beforeAll(async () => {
  shop = await aPayingSite()
})
afterAll(() => shop.stop())

const plan = {
  name: 'Lotline daily leads',
  monthly: cents(49_00),
  successUrl: 'http://lotline.test/samples?subscribed=true',
  cancelUrl: 'http://lotline.test/samples?subscribed=false',
}
const managed = { updateCard, failPayment, cancelAtEnd, keepOn, endNow }
type Step =
  | { what: 'sign up' | 'pay' | 'decline' | 'come back' | 'reconcile' }
  | { what: 'manage'; how: keyof typeof managed }
  | { what: 'deliver'; which: number[]; atOnce: boolean }

const plain = fc.constantFrom('sign up', 'pay', 'pay', 'decline', 'come back', 'reconcile')
const steps = fc.array(
  fc.oneof(
    plain.map((what): Step => ({ what })),
    fc.constantFrom(...names()).map((how): Step => ({ what: 'manage', how })),
    // The same event may be named several times; those that are never named are lost.
    fc
      .record({ which: fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }), atOnce: fc.boolean() })
      .map((which): Step => ({ what: 'deliver', ...which })),
  ),
  { minLength: 2, maxLength: 10 },
)

function names() {
  const isOne = (name: string): name is keyof typeof managed => name in managed
  return Object.keys(managed).filter(isOne)
}

type Subscriber = { userId: number; email: string }

const listing = { limit: 1000 }
const all = {
  sessions: () =>
    listObjects(shop.sandbox.db, keptSession, { kind: 'checkout.session', ...listing }),
  events: () => listObjects(shop.sandbox.db, sandboxEvent, { kind: 'event', ...listing }),
  subscriptions: () =>
    listObjects(shop.sandbox.db, subscription, { kind: 'subscription', ...listing }),
}

async function take(who: Subscriber, it: Step) {
  const { deps, sandbox } = shop
  const [session] = await all.sessions()
  switch (it.what) {
    case 'sign up':
      // Refused while one runs.
      return subscribe(deps, who, plan).catch(() => undefined)
    case 'pay':
      return session && withBooks(sandbox, (books) => pay(books, session.id))
    case 'decline':
      return session && withBooks(sandbox, (books) => decline(books, session.id))
    case 'come back':
      return refreshSubscription(deps, who.userId)
    case 'reconcile':
      return reconcileSubscriptions(deps, new Date())
    case 'manage': {
      const customer = (await all.subscriptions())[0]?.customer
      return customer && withBooks(sandbox, (books) => managed[it.how](books, customer))
    }
    case 'deliver':
      return deliver(it)
  }
}

async function deliver({ which, atOnce }: Step & { what: 'deliver' }) {
  const events = (await all.events()).toReversed()
  const sent = which.flatMap((number) => events[number] ?? [])
  if (atOnce) await Promise.all(sent.map(send))
  else for (const event of sent) await send(event)
}

async function send(event: SandboxEvent) {
  const payload = JSON.stringify(event)
  const { status } = await fetch(`${shop.site.address}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signatureFor(payload, shop.webhookSecret),
    },
    body: payload,
  })
  expect(status).toBe(200)
}

describe('whatever the order, number and time of deliveries and returns', () => {
  test(
    'a subscription runs exactly while the provider says so, and never twice',
    async () => {
      await assertInRounds(
        fc.asyncProperty(fc.tuple(steps, fc.boolean()), async ([schedule, tellAll]) => {
          const who = await aSubscriber(shop.site.db)
          await subscribe(shop.deps, who, plan)
          for (const each of schedule) await take(who, each)
          if (tellAll) for (const event of await all.events()) await send(event)
          // So late that nothing counts as asked about just now.
          await reconcileSubscriptions(shop.deps, new Date(Date.now() + 25 * 3_600_000))
          await expectAgreement(who)
          await forgetThisRun()
        }),
        { atLeast: 8, long: LONG_MS },
      )
    },
    PATIENCE_MS,
  )
})

async function expectAgreement({ userId }: Subscriber) {
  const theirs = await all.subscriptions()
  const live = theirs.filter(({ status }) => status !== 'canceled')
  expect(live.length).toBeLessThanOrEqual(1)
  const kept = await findSubscriptionOf(shop.site.db, userId)
  expect(kept !== undefined && isRunning(kept, new Date())).toBe(live.length > 0)
  if (!live[0]) return
  expect(kept).toMatchObject({ id: live[0].id, status: live[0].status })
  expect(kept?.cancelsAt !== null).toBe(live[0].cancel_at_period_end)
}

async function forgetThisRun() {
  const { asOwner } = shop.site.database
  await asOwner
    .updateTable('paymentEvents')
    .set({ handledAt: new Date(0) })
    .execute()
  for (const table of ['subscriptions', 'subscriptionCheckouts', 'paymentEvents'] as const)
    await asOwner.deleteFrom(table).execute()
  await shop.sandbox.db.deleteFrom('sandboxObjects').execute()
}
