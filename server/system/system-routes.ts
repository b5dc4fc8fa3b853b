import type { StaffViewer } from '#market/accounts/viewer.ts'
import * as api from '#market/system/system-api.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { refundPayment } from '#server/payments/request-refund.ts'
import { retryEvent } from '#server/payments/retry-event.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { discardFailedJob, retryFailedJob } from '#server/platform/jobs/failed-jobs.ts'
import { readSystem } from './read-system.ts'
import type { SystemDeps } from './system-deps.ts'

export function systemRoutes(site: Site, deps: SystemDeps) {
  route(site, api.readSystem, () => readSystem(deps))

  for (const [spec, act, verb] of [
    [api.retryJob, 'job tried again', retryFailedJob],
    [api.discardJob, 'job discarded', discardFailedJob],
  ] as const)
    route(site, spec, async ({ params: { id }, viewer, request }) => {
      await transact(deps.db, async (tx) => {
        const name = await verb(tx, id)
        if (name === undefined) throw new Refusal('Not found', 404)
        // Every way to settle a refund requires a fresh code.
        if (name === refundPayment.name) requireFreshCode(viewer)
        await note(tx, viewer, { act, subject: `job ${id}`, requestId: request.id, name })
      })
      return readSystem(deps)
    })

  route(site, api.retryPaymentEvent, async ({ params: { id }, viewer, request }) => {
    const isHandled = await retryEvent(deps, id)
    const act = { act: 'payment event tried again', subject: `payment event ${id}` }
    await transact(deps.db, (tx) => note(tx, viewer, { ...act, requestId: request.id, isHandled }))
    if (!isHandled)
      throw new Refusal('The provider still has nothing that matches one of our orders', 409)
    return readSystem(deps)
  })
}

type Noted = { act: string; subject: string; requestId: string; name?: string; isHandled?: boolean }

async function note(tx: Tx, { userId }: StaffViewer, { act, subject, requestId, ...after }: Noted) {
  await recordAct(tx, { actorUserId: userId, act, subject, requestId, after })
}
