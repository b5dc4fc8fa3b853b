import type { FastifyRequest } from 'fastify'
import * as api from '#market/accounts/second-factor-api.ts'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { secretOf } from '../session-cookie.ts'
import { handSession } from '../start-session.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export function secondFactorRoutes(site: Site, deps: SecondFactorDeps) {
  route(site, api.readSecondFactor, ({ viewer }) => readSecondFactor(deps, viewer))

  route(site, api.beginSecondFactor, ({ viewer, body }) =>
    beginSecondFactor(deps, { viewer, currentPassword: body.current_password }),
  )

  route(site, api.confirmSecondFactor, async ({ reply, ...call }) => {
    const { session, ...answer } = await confirmSecondFactor(deps, givenIn(call))
    handSession(reply, session, deps)
    return answer
  })

  route(site, api.proveSecondFactor, async ({ reply, ...call }) => {
    const { session, ...answer } = await proveSecondFactor(deps, givenIn(call))
    handSession(reply, session, deps)
    return answer
  })

  route(site, api.renewRecoveryCodes, ({ viewer, request }) =>
    renewRecoveryCodes(deps, { viewer, requestId: request.id }),
  )

  route(site, api.turnOffSecondFactor, ({ viewer, request }) =>
    turnOffSecondFactor(deps, { viewer, requestId: request.id }),
  )
}

type Call = { viewer: StaffViewer; body: { code: string }; request: FastifyRequest }

const givenIn = ({ viewer, body, request }: Call) => ({
  viewer,
  shown: secretOf(request),
  code: body.code,
  requestId: request.id,
})
