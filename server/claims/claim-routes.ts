import * as api from '#market/claims/claim-api.ts'
import type { FileAnswer } from '#market/endpoint.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { findAnyOrder, findOrder } from '#server/purchase-orders/find-order.ts'
import { answerClaim } from './answer-claim.ts'
import type { ClaimDeps } from './claim-deps.ts'
import { findOrderOfClaim, photoOf } from './claim-store.ts'
import { decideClaim } from './decide-claim.ts'
import { listStaffClaims } from './list-staff-claims.ts'
import { showClaims } from './read-claims.ts'
import { reportProblems } from './report-problems.ts'

export function claimRoutes(site: Site, deps: ClaimDeps) {
  const { db, claimWindowDays } = deps
  listStaffClaims(site, db)

  route(site, api.readOrderClaims, ({ viewer, params }) =>
    readAtOnce(db, async (tx) =>
      showClaims(tx, await findOrder(tx, viewer, params.id), {
        party: viewer.party,
        claimWindowDays,
      }),
    ),
  )

  route(site, api.readStaffOrderClaims, ({ params }) =>
    readAtOnce(db, async (tx) =>
      showClaims(tx, await findAnyOrder(tx, params.id), { party: 'admin', claimWindowDays }),
    ),
  )

  const ofOrder: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      if (viewer.party === 'buyer') await findOrder(db, viewer, id)
    },
  }
  route(ofOrder, api.reportProblems, ({ viewer, params, body }) =>
    reportProblems(deps, viewer, { orderId: params.id, lines: body.lines }),
  )

  const ofClaim: Site = {
    ...site,
    lookUp: async (viewer, id) => {
      const orderId = await findOrderOfClaim(db, id)
      if (viewer.party === 'buyer' || viewer.party === 'seller')
        await findOrder(db, viewer, orderId)
    },
  }
  route(ofClaim, api.answerClaim, ({ viewer, params, body }) =>
    answerClaim(deps, viewer, { ...body, claimId: params.id, amount: body.amount_cents }),
  )

  route(ofClaim, api.decideClaim, ({ viewer, params, body, request }) =>
    decideClaim(deps, viewer, {
      ...body,
      claimId: params.id,
      amount: body.amount_cents,
      requestId: request.id,
    }),
  )

  const photo = async (claimId: number, photoId: number, size: 'small' | 'large') => ({
    name: `claim-${claimId}-${photoId}.webp`,
    bytes: Uint8Array.from(await photoOf(db, { claimId, photoId, size })),
  })
  route(site, api.showClaimPhoto, async ({ viewer, params, query }): Promise<FileAnswer> => {
    await findOrder(db, viewer, await findOrderOfClaim(db, params.id))
    return photo(params.id, params.photo_id, query.size)
  })

  route(site, api.showStaffClaimPhoto, ({ params, query }) =>
    photo(params.id, params.photo_id, query.size),
  )
}
