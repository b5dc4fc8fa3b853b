import type { FastifyRequest } from 'fastify'
import * as api from '#market/accounts/second-factor-api.ts'
import type { StaffViewer, Viewer } from '#market/accounts/viewer.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { secretOf } from '../sessions/session-cookie.ts'
import { handSession } from '../sessions/start-session.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import type { SecondFactorDeps } from './second-factor-deps.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'
import { transact } from '#server/platform/database/transact.ts'
import { lockUser } from '../lock-user.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { findCredentials } from '../user-store.ts'
import { appUri, newAppSecret } from './app-codes.ts'
import { requireFreshCode } from './require-fresh-code.ts'
import { lockSecondFactor, storePending } from './second-factor-store.ts'
import { giveRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { recordAct } from '#server/audit/record-act.ts'

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

type Begun = { viewer: StaffViewer; currentPassword: string }

/** Creates a secret for the user's app; an existing factor must be proven first. */
async function beginSecondFactor(deps: SecondFactorDeps, begun: Begun) {
  const { viewer } = begun
  requireFreshCode(viewer)
  await provePassword(deps, viewer, begun)
  const { email } = await findCredentials(deps.db, viewer.userId)
  const secret = newAppSecret()
  await transact(deps.db, async (tx) => {
    await lockUser(tx, viewer.userId)
    await storePending(tx, viewer.userId, deps.seal.close(secret))
  })
  return { secret, uri: appUri(secret, email) }
}

const readSecondFactor = ({ db, terms }: SecondFactorDeps, { userId }: Viewer) =>
  transact(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    return {
      set_up_at: factor?.setUpAt?.toISOString() ?? null,
      recovery_codes_left: await recoveryCodesLeft(tx, userId),
      required: terms.secondFactorRequired,
    }
  })

type Renewal = { viewer: StaffViewer; requestId: string }

async function renewRecoveryCodes({ db }: SecondFactorDeps, { viewer, requestId }: Renewal) {
  requireFreshCode(viewer)
  const { userId } = viewer
  return transact(db, async (tx) => {
    const factor = await lockSecondFactor(tx, userId)
    if (!factor?.secret) throw new Refusal('No second factor is set up', 409)
    const act = 'recovery codes renewed'
    await recordAct(tx, { actorUserId: userId, act, subject: `user ${userId}`, requestId })
    return { recovery_codes: await giveRecoveryCodes(tx, userId) }
  })
}
