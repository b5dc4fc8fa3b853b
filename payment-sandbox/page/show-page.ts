import type { FastifyReply } from 'fastify'
import { expireOverdueSessions } from '../acts/expire-session.ts'
import type { Sandbox } from '../sandbox.ts'
import { keptSession, paymentIntent } from '../sandbox-objects.ts'
import { findObject } from '../sandbox-store.ts'
import { absentPage, type Visit } from './checkout-page.ts'
import { formToken } from './form-token.ts'
import type { Html } from '#server/platform/http/html.ts'

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Request = { sessionId: string; reply: FastifyReply }

export async function showPage(
  sandbox: Sandbox,
  page: (visit: Visit) => Html,
  { sessionId, reply }: Request,
) {
  await expireOverdueSessions(sandbox)
  const session = await findObject(sandbox.db, keptSession, sessionId)
  if (!session) return sendPage(reply, 404, absentPage())
  const intent = session.payment_intent
    ? await findObject(sandbox.db, paymentIntent, session.payment_intent)
    : undefined
  const token = formToken(sandbox.secretKey, session.id)
  return sendPage(reply, 200, page({ session, intent, token }))
}

export const sendPage = (reply: FastifyReply, status: number, { markup }: Html) =>
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'referrer-policy': 'same-origin',
    })
    .send(markup)
