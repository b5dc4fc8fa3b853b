import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { plainPageAssets } from '#server/platform/http/plain-page/plain-page-assets.ts'
import { payAndDispute, payAndWarn } from '../acts/dispute-payment.ts'
import { decline, pay, payWithVerification } from '../acts/pay-session.ts'
import { confirmPayment, failPayment } from '../acts/verify-payment.ts'
import type { Sandbox } from '../sandbox.ts'
import { checkoutPage, verifyPage } from './checkout-page.ts'
import { onboardingRoutes } from './onboarding-routes.ts'
import { portalRoutes } from './portal-routes.ts'
import { showPage } from './show-page.ts'
import { type Steps, takeStep } from './take-step.ts'

const paying: Steps = {
  pay: { act: pay, backTo: 'success' },
  pay_with_verification: { act: payWithVerification, backTo: 'success' },
  pay_and_dispute: { act: payAndDispute, backTo: 'success' },
  pay_and_warn: { act: payAndWarn, backTo: 'success' },
  decline: { act: decline, backTo: 'cancel' },
  cancel: { act: null, backTo: 'cancel' },
}

const verifying: Steps = {
  confirm: { act: confirmPayment, backTo: 'success' },
  fail: { act: failPayment, backTo: 'cancel' },
}

const pages = [
  { path: '/sandbox_checkout/:id', page: checkoutPage, steps: paying },
  { path: '/sandbox_checkout/:id/verify', page: verifyPage, steps: verifying },
]

// Nobody signs in here: the address cannot be guessed, and the form carries a token of its own.
const config = { policy: 'signed address' } as const

type Visit = { Params: { id: string }; Body: string | undefined }

/** The hosted pages, on the product's own address so that the buyer's browser can reach them. */
export const sandboxPages = (sandbox: Sandbox) => async (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, body),
  )
  for (const { name, type, content } of await readAssets()) {
    app.get(`/sandbox_checkout/${name}`, { config: { policy: 'anyone' } }, (_, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content),
    )
  }
  portalRoutes(app, sandbox)
  onboardingRoutes(app, sandbox)
  for (const { path, page, steps } of pages) {
    app.get<Visit>(path, { config }, async (request, reply) => {
      await showPage(sandbox, page, { sessionId: request.params.id, reply })
      return reply
    })
    app.post<Visit>(path, { config }, async (request, reply) => {
      await takeStep(sandbox, steps, { request, sessionId: request.params.id, reply })
      return reply
    })
  }
}

const styles = { name: 'checkout.css', at: new URL('checkout.css', import.meta.url) }
const icon = new URL('icon.svg', import.meta.url)

const readAssets = async () => [
  ...(await plainPageAssets(styles)),
  { name: 'icon.svg', type: 'image/svg+xml', content: await readFile(icon) },
]
