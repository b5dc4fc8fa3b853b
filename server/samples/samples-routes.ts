import { databaseNow } from '#server/platform/database/now.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/samples/samples-api.ts'
import type { AccountDeps } from '#server/accounts/account-deps.ts'
import { browserOf, handSession } from '#server/accounts/sessions/start-session.ts'
import { companiesOf } from '#server/leads/companies-of.ts'
import { refreshSubscription } from '#server/payments/subscriptions/refresh-subscription.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { portalFor, type SamplesDeps } from './samples-deps.ts'
import { subscriptionOverview } from './subscription-overview.ts'
import { receivedLeads } from './sent-lead-store.ts'
import { checkoutFor, chooseSamples, openSubscriber, spendSignUp } from './open-subscriber.ts'

export function samplesRoutes(site: Site, deps: SamplesDeps & { accounts: AccountDeps }) {
  const { db, accounts } = deps

  // Made again, it chooses the same samples and leads to the same page.
  route(site, api.signUpForSamples, ({ viewer, body, request, reply }) =>
    unchecked(async () => {
      const subscriber = await subscriberOf({ viewer, body, request, reply }).catch(inItsShape)
      const link = await checkoutFor(deps, subscriber, request.id).catch(inItsShape)
      return { success: true, link, errors: [] }
    }),
  )

  route(site, api.readUsBuyers, async () => ({ all_buyers: await companiesOf(db) }))

  route(site, api.readSamplesPlan, async () => ({ price_cents: deps.monthly }))

  route(site, api.readSamples, async ({ viewer }) =>
    subscriptionOverview(db, viewer, await databaseNow(db)),
  )

  route(site, api.refreshSamples, async ({ viewer }) => {
    await unchecked(() => refreshSubscription(deps, viewer.userId))
    return subscriptionOverview(db, viewer, await databaseNow(db))
  })

  route(site, api.manageSubscription, async ({ viewer, request }) => ({
    url: await portalFor(deps, viewer, request.id),
  }))

  route(site, api.readReceivedLeads, async ({ viewer, query }) => {
    const { received, count } = await receivedLeads(db, viewer, query)
    return { data: received, meta: pageMetaOf(query, count) }
  })

  type Call = {
    viewer: Viewer | undefined
    body: Record<string, unknown>
    request: FastifyRequest
    reply: FastifyReply
  }

  async function subscriberOf({ viewer, body, request, reply }: Call) {
    const browser = browserOf({ viewer, request })
    if (viewer) {
      await spendSignUp(accounts, browser)
      return chooseSamples(deps, viewer, body)
    }
    const { session, subscriber } = await openSubscriber(deps, body, browser)
    handSession(reply, session, accounts)
    return subscriber
  }
}

/** A refusal has the fields of a success, plus its reasons (decision G5). */
function inItsShape(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const { message, status, fields, retryAfter } = error
  throw new Refusal(message, status, {
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    cause: error,
    body: { ...error.body, success: false, link: null },
  })
}
