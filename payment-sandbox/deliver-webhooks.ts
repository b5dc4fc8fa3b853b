import { expireOverdueSessions } from './acts/expire-session.ts'
import { renewSubscriptions } from './acts/renew-subscription.ts'
import { settlePayouts } from './acts/settle-payouts.ts'
import type { Sandbox } from './sandbox.ts'
import { claimDelivery, markDelivered, postponeDelivery } from './sandbox-delivery-store.ts'
import { sandboxEvent } from './sandbox-objects.ts'
import { findObject } from './sandbox-store.ts'
import { signatureFor } from './sign-webhook.ts'

type Delivery = { id: number; eventId: string; attempts: number }

const ANSWER_WITHIN_MS = 10_000
const LEASE_MS = 3 * ANSWER_WITHIN_MS
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60 * 60_000

/** Sends the next event that is due, if any; one that gets no 2xx is due again later. */
export async function deliverNext(sandbox: Sandbox) {
  await expireOverdueSessions(sandbox)
  await renewSubscriptions(sandbox)
  await settlePayouts(sandbox)
  const now = sandbox.clock()
  const delivery = await claimDelivery(sandbox.db, {
    now,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    order: sandbox.faults.webhooks.order === 'reversed' ? 'desc' : 'asc',
  })
  if (delivery) await deliver(sandbox, delivery)
  return delivery !== undefined
}

async function deliver(sandbox: Sandbox, { id, eventId, attempts }: Delivery) {
  const event = await findObject(sandbox.db, sandboxEvent, eventId)
  const isTaken = await send(sandbox, JSON.stringify(event))
  const now = sandbox.clock()
  if (isTaken) return await markDelivered(sandbox.db, id, now)
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  await postponeDelivery(sandbox.db, id, new Date(now.getTime() + wait))
}

async function send({ webhookUrl, webhookSecret }: Sandbox, payload: string) {
  try {
    const answer = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureFor(payload, webhookSecret),
      },
      body: payload,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
