import { mkdirSync } from 'node:fs'
import { noFaults } from '#payment-sandbox/faults.ts'
import { startSandbox } from '#payment-sandbox/start-sandbox.ts'
import { connect } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'

type Options = { folder: string; address: string }

/** The payment sandbox as somebody else's server: its books are in a database of its own, which no fault reaches. */
export async function startCardProvider(keep: AsyncDisposableStack, { folder, address }: Options) {
  mkdirSync(folder, { mode: 0o711 })
  const { url, ownerUrl } = keep.adopt(await startEmbedded({ dataDir: folder }), (each) =>
    each.stop(),
  )
  await prepareDatabase(url, ownerUrl)
  const { db } = keep.adopt(connect(url), (each) => each.close())
  const faults = noFaults()
  const keys = { secretKey: 'sk_test_chaos', webhookSecret: 'whsec_chaos' }
  const { apiUrl, sandbox } = keep.adopt(
    await startSandbox({
      db,
      ...keys,
      publicUrl: address,
      webhookUrl: () => `${address}/webhooks/stripe`,
      faults,
    }),
    (each) => each.stop(),
  )
  return {
    db,
    sandbox,
    faults,
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_URL: apiUrl,
    },
  }
}
