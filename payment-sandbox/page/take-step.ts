import type { FastifyReply, FastifyRequest } from 'fastify'
import { withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { keptSession } from '../sandbox-objects.ts'
import { findObject } from '../sandbox-store.ts'
import { absentPage, staleFormPage } from './checkout-page.ts'
import { formToken, isFormToken } from './form-token.ts'
import { isFromElsewhere } from './is-from-elsewhere.ts'
import { sendPage } from './show-page.ts'

type Step = {
  /** Says whether it happened; null when the buyer just leaves. */
  act: ((books: Books, sessionId: string) => Promise<boolean>) | null
  backTo: 'success' | 'cancel'
}
export type Steps = Record<string, Step>

type Request = { request: FastifyRequest; sessionId: string; reply: FastifyReply }

/** Does what the pressed button says, and sends the buyer back to the order. */
export async function takeStep(sandbox: Sandbox, steps: Steps, visit: Request) {
  const { request, sessionId, reply } = visit
  const session = await findObject(sandbox.db, keptSession, sessionId)
  if (!session) return sendPage(reply, 404, absentPage())

  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const step = steps[form.get('action') ?? '']
  const token = formToken(sandbox.secretKey, session.id)
  if (!step || isFromElsewhere(request) || !isFormToken(form.get('token') ?? '', token)) {
    return sendStale(reply)
  }

  const { act } = step
  const hasHappened = !act || (await withBooks(sandbox, (books) => act(books, session.id)))
  // Paid in another tab, or too late: the page says so.
  if (!hasHappened) return reply.redirect(request.url, 303)
  const { success_url: success, cancel_url: cancel } = session
  return reply.redirect(step.backTo === 'success' ? success : (cancel ?? success), 303)
}

/** The form was not sent from the page it belongs to. */
export const sendStale = (reply: FastifyReply) => sendPage(reply, 403, staleFormPage())
