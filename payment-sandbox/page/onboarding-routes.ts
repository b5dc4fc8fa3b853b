import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { onboardSeller } from '../acts/onboard-seller.ts'
import { accountOf } from '../acts/create-account.ts'
import { accountLink, type AccountLink } from '../connect-objects.ts'
import { unix, withBooks, type Sandbox } from '../sandbox.ts'
import { findObject } from '../sandbox-store.ts'
import { formToken, isFormToken } from './form-token.ts'
import { isFromElsewhere } from './is-from-elsewhere.ts'
import { absentOnboardingPage, onboardingPage } from './onboarding-page.ts'
import { sendPage } from './show-page.ts'
import { sendStale } from './take-step.ts'

const config = { policy: 'signed address' } as const
type Visit = { Params: { id: string }; Body: string | undefined }

const answers = z.object({
  action: z.enum(['ready', 'restricted', 'payouts_disabled', 'bank_returns', 'rejected']),
  company_name: z.string().trim().min(1).max(100),
  last4: z.string().regex(/^\d{4}$/),
})

/** Where a seller opens its payout account, on the product's own address. */
export function onboardingRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get<Visit>('/sandbox_onboarding/:id', { config }, async ({ params }, reply) => {
    await show(sandbox, params.id, reply)
    return reply
  })
  app.post<Visit>('/sandbox_onboarding/:id', { config }, async (request, reply) => {
    const link = await findObject(sandbox.db, accountLink, request.params.id)
    if (!link) return sendPage(reply, 404, absentOnboardingPage())
    await take(sandbox, request, { link, reply })
    return reply
  })
}

async function show(sandbox: Sandbox, id: string, reply: FastifyReply) {
  const link = await findObject(sandbox.db, accountLink, id)
  if (!link) return sendPage(reply, 404, absentOnboardingPage())
  // A link opens once: the product is asked for another.
  if (link.used || link.expires_at <= unix(sandbox.clock()))
    return reply.redirect(link.refresh_url, 303)
  const account = await accountOf(sandbox.db, link.account)
  const token = formToken(sandbox.secretKey, link.id)
  return sendPage(reply, 200, onboardingPage({ link, account, token }))
}

type Sent = { link: AccountLink; reply: FastifyReply }

async function take(sandbox: Sandbox, request: FastifyRequest, { link, reply }: Sent) {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const token = formToken(sandbox.secretKey, link.id)
  if (isFromElsewhere(request) || !isFormToken(form.get('token') ?? '', token))
    return sendStale(reply)
  const { data: sent } = answers.safeParse(Object.fromEntries(form))
  if (!sent) return reply.redirect(request.url, 303)
  const { action: outcome, company_name: companyName, last4 } = sent
  const isTaken = await withBooks(sandbox, (books) =>
    onboardSeller(books, link.id, { companyName, last4, outcome }),
  )
  return reply.redirect(isTaken ? link.return_url : link.refresh_url, 303)
}
