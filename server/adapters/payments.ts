import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { paymentProvider, type Refused } from '#server/payments/provider.ts'
import { sendRefusedNews } from '#server/payments/send-refused-news.ts'
import { sandboxPages } from '#payment-sandbox/page/sandbox-pages.ts'
import { startSandbox } from '#payment-sandbox/start-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'

type Page = (http: FastifyInstance) => Promise<void>
type Deps = { db: Database; log: Pick<Logger, 'error'>; secretKey: string }

/** Stripe when its keys are set, otherwise the payment sandbox; the rest of the code is the same (decision E4). */
export async function openPayments(settings: Settings, { db, log, secretKey }: Deps) {
  const { host: site } = new URL(settings.publicUrl)
  const tell = (refused: Refused) =>
    sendRefusedNews({ db, publicUrl: settings.publicUrl }, refused).catch((error: unknown) =>
      log.error({ err: error }, 'could not tell staff what the card provider refused'),
    )
  if (settings.stripe) {
    const { apiUrl, ...keys } = settings.stripe
    const provider = paymentProvider({ ...keys, ...(apiUrl && { apiUrl }), site, tell })
    return { provider, sandbox: undefined, pages: [] as Page[], stop: async () => {} }
  }
  const keys = {
    secretKey: `sk_test_${derived(secretKey, 'sandbox key')}`,
    webhookSecret: `whsec_${derived(secretKey, 'sandbox webhooks')}`,
  }
  const running = await startSandbox({
    db,
    ...keys,
    publicUrl: settings.publicUrl,
    webhookUrl: () => `http://127.0.0.1:${settings.port}/webhooks/stripe`,
  })
  return {
    provider: paymentProvider({ ...keys, apiUrl: running.apiUrl, site, tell }),
    sandbox: running.sandbox,
    pages: [sandboxPages(running.sandbox)],
    stop: running.stop,
  }
}

const derived = (secretKey: string, use: string) =>
  createHmac('sha256', secretKey).update(use).digest('hex')
