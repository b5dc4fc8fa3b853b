import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendStale } from './take-step.ts'
import {
  cancelAtEnd,
  endNow,
  failPayment,
  keepOn,
  subscriptionOf,
  updateCard,
} from '../acts/manage-subscription.ts'
import { renewSubscriptions } from '../acts/renew-subscription.ts'
import { withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { findObject } from '../sandbox-store.ts'
import { portal } from '../subscription-objects.ts'
import { formToken, isFormToken } from './form-token.ts'
import { isFromElsewhere } from './is-from-elsewhere.ts'
import { absentPortalPage, portalPage } from './portal-page.ts'
import { sendPage } from './show-page.ts'

type Act = (books: Books, customerId: string) => Promise<boolean>

const acts: Record<string, Act> = {
  update_card: updateCard,
  fail: failPayment,
  cancel: cancelAtEnd,
  keep: keepOn,
  end: endNow,
}

const config = { policy: 'signed address' } as const
type Visit = { Params: { id: string }; Body: string | undefined }

/** Where a subscription is managed, on the product's own address. */
export function portalRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get<Visit>('/sandbox_portal/:id', { config }, async ({ params }, reply) => {
    await show(sandbox, params.id, reply)
    return reply
  })
  app.post<Visit>('/sandbox_portal/:id', { config }, async (request, reply) => {
    await act(sandbox, request, { id: request.params.id, reply })
    return reply
  })
}

async function show(sandbox: Sandbox, id: string, reply: FastifyReply) {
  await renewSubscriptions(sandbox)
  const opened = await findObject(sandbox.db, portal, id)
  if (!opened) return sendPage(reply, 404, absentPortalPage())
  const subscription = await withBooks(sandbox, (books) => subscriptionOf(books, opened.customer))
  const token = formToken(sandbox.secretKey, opened.id)
  return sendPage(reply, 200, portalPage({ portal: opened, subscription, token }))
}

type PortalRequest = { id: string; reply: FastifyReply }

async function act(sandbox: Sandbox, request: FastifyRequest, { id, reply }: PortalRequest) {
  const opened = await findObject(sandbox.db, portal, id)
  if (!opened) return sendPage(reply, 404, absentPortalPage())
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const chosen = acts[form.get('action') ?? '']
  const token = formToken(sandbox.secretKey, opened.id)
  if (!chosen || isFromElsewhere(request) || !isFormToken(form.get('token') ?? '', token))
    return sendStale(reply)
  await withBooks(sandbox, (books) => chosen(books, opened.customer))
  return reply.redirect(request.url, 303)
}
