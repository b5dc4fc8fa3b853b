import { noFaults, type Faults } from '#payment-sandbox/faults.ts'
import type { Sandbox } from '#payment-sandbox/sandbox.ts'
import { startSandbox } from '#payment-sandbox/start-sandbox.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { freshDatabase } from '#server/testing/database.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentProvider } from '../provider.ts'
import { sendRefusedNews } from '../send-refused-news.ts'

export type PayingSite = {
  site: TestSite
  /** The card provider: books of its own, and webhooks that only the test delivers. */
  sandbox: Sandbox
  faults: Faults
  apiUrl: string
  webhookSecret: string
  /** On which the test does the work that the site's worker would do. */
  deps: PaymentDeps
  stop(): Promise<void>
}

const secretKey = 'sk_test_schedules'
const webhookSecret = 'whsec_schedules'
const IMPATIENT_MS = 4000

/** For tests: the product at a card provider that does only what the test says, when it says it. */
export async function aPayingSite(env: Record<string, string> = {}): Promise<PayingSite> {
  const books = await freshDatabase()
  const faults: Faults = { ...noFaults(), webhooks: { ...noFaults().webhooks, lost: true } }
  const provider = await startSandbox({
    db: books.connection.db,
    publicUrl: 'http://lotline.test',
    webhookUrl: () => 'http://lotline.test/nowhere',
    secretKey,
    webhookSecret,
    faults,
  })
  const site = await startSite({
    env: {
      ...env,
      WORKER: 'off',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: provider.apiUrl,
    },
  })
  return {
    site,
    sandbox: provider.sandbox,
    faults,
    apiUrl: provider.apiUrl,
    webhookSecret,
    deps: {
      db: site.db,
      terms: {
        platformFeeBps: 1000,
        paymentDeadlineHours: 72,
        offerExpiryDays: 7,
        publicUrl: site.address,
      },
      provider: paymentProvider({
        secretKey,
        webhookSecret,
        apiUrl: provider.apiUrl,
        timeoutMs: IMPATIENT_MS,
        site: new URL(site.address).host,
        tell: (refused) => sendRefusedNews({ db: site.db, publicUrl: site.address }, refused),
      }),
    },
    async stop() {
      await site.stop()
      await provider.stop()
      await books.drop()
    },
  }
}
