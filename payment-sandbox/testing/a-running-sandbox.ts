import Fastify from 'fastify'
import { freshDatabase } from '#server/testing/database.ts'
import { noFaults, type Faults } from '../faults.ts'
import { sandboxPages } from '../page/sandbox-pages.ts'
import { startSandbox, type RunningSandbox } from '../start-sandbox.ts'

export type Received = { rawBody: Buffer; signature: string }

export type Shop = {
  running: RunningSandbox
  faults: Faults
  /** The product's own address, with the hosted pages. */
  address: string
  received: Received[]
  /** What the next webhooks are answered with; 200 when there is nothing here. */
  answers: number[]
  /** How far the sandbox's clock is ahead. */
  ahead: { seconds: number }
  secretKey: string
  webhookSecret: string
  /** Stops the sandbox and starts it again on the same books. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

/** For tests: a sandbox on a database of its own, with a shop that takes its webhooks. */
export async function aRunningSandbox(): Promise<Shop> {
  const database = await freshDatabase()
  const received: Received[] = []
  const answers: number[] = []
  const ahead = { seconds: 0 }
  const faults = noFaults()
  const [secretKey, webhookSecret] = ['sk_test_shop', 'whsec_shop']
  const shop = Fastify({ forceCloseConnections: true })
  let port = 0

  const start = () =>
    startSandbox({
      db: database.connection.db,
      // The pages of the test are asked for by path; this is what links say.
      publicUrl: 'http://lotline.test',
      webhookUrl: () => `http://127.0.0.1:${port}/webhooks/stripe`,
      clock: () => new Date(Date.now() + ahead.seconds * 1000),
      secretKey,
      webhookSecret,
      faults,
    })

  const running = await start()
  await shop.register(sandboxPages(running.sandbox))
  await shop.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) =>
      done(null, body),
    )
    scope.post<{ Body: Buffer }>('/webhooks/stripe', (request, reply) => {
      received.push({
        rawBody: request.body,
        signature: String(request.headers['stripe-signature']),
      })
      return reply.status(answers.shift() ?? 200).send({})
    })
  })
  const address = await shop.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)

  const it: Shop = {
    running,
    faults,
    address,
    received,
    answers,
    ahead,
    secretKey,
    webhookSecret,
    async restart() {
      await it.running.stop()
      it.running = await start()
    },
    async close() {
      await it.running.stop()
      await shop.close()
      await database.drop()
    },
  }
  return it
}
