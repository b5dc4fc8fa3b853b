import type { FastifyRequest } from 'fastify'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import * as api from '#market/people/people-api.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { transact } from '#server/platform/database/transact.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { denyPerson } from './deny-person.ts'
import { endPersonSessions } from './end-person-sessions.ts'
import { exportPerson } from './export-person.ts'
import { dropSecondFactorOf } from './drop-second-factor-of.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { listPeople } from './list-people.ts'
import { readPerson } from './read-person.ts'
import { restorePerson } from './restore-person.ts'
import { sendPersonLink } from './send-person-link.ts'

export function peopleRoutes(site: Site, deps: PeopleDeps) {
  listPeople(site, deps)

  const shown = (id: number) =>
    readAtOnce(deps.db, async (tx) => ({ data: await readPerson({ tx, terms: deps.terms }, id) }))
  route(site, api.readPerson, ({ params }) => shown(params.id))

  route(site, api.denyPerson, async (call) => {
    await denyPerson(deps, { ...doingOf(call), reason: call.body.reason })
    return shown(call.params.id)
  })

  route(site, api.erasePerson, async (call) => {
    const { userId, staff, requestId } = doingOf(call)
    requireFreshCode(staff)
    await transact(deps.db, (tx) => erasePerson(tx, { userId, by: staff, requestId, ...call.body }))
    return shown(call.params.id)
  })

  route(site, api.exportPerson, async (call) => exportPerson(deps, doingOf(call)))

  for (const [spec, act] of acts)
    route(site, spec, async (call) => {
      await act(deps, doingOf(call))
      return shown(call.params.id)
    })
}

/** The calls that need nothing but the person's id. */
const acts = [
  [api.restorePerson, restorePerson],
  [api.endPersonSessions, endPersonSessions],
  [api.sendPersonLink, sendPersonLink],
  [api.forgetSecondFactor, dropSecondFactorOf],
] as const

type Call = { params: { id: number }; viewer: StaffViewer; request: FastifyRequest }

const doingOf = ({ params, viewer, request }: Call): Doing => ({
  userId: params.id,
  staff: viewer,
  requestId: request.id,
})
