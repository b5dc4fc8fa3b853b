import type { FastifyRequest } from 'fastify'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { pageMetaOf } from '#market/paging.ts'
import * as api from '#market/people/people-api.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { erasePerson } from '#server/erasure/erase-person.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { transact } from '#server/platform/database/transact.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { denyPerson } from './deny-person.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'
import type { Doing, PeopleDeps } from './people-deps.ts'
import { findPerson, listPersons } from './people-store.ts'
import { personJson } from './person-json.ts'
import { readPerson } from './read-person.ts'
import { restorePerson } from './restore-person.ts'
import { endAllSessions } from '#server/accounts/sessions/end-all-sessions.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { FlowAnswer } from '#market/endpoint.ts'
import { personArchive } from './person-archive.ts'
import { magicLinkMail } from '#server/accounts/account-mails.ts'
import { linkAddress } from '#server/accounts/links/link-address.ts'
import { createLink } from '#server/accounts/links/create-link.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'

/** Mails a new one-time link; the previous one stops working. Refused for accounts that may not get one (decisions B6, I8). */
const sendPersonLink = ({ db, terms }: PeopleDeps, { userId, staff, requestId }: Doing) =>
  transact(db, async (tx) => {
    const person = await findPerson(tx, userId)
    const token = await createLink(tx, { userId, kind: 'magic' })
    const mail = magicLinkMail(linkAddress({ publicUrl: terms.publicUrl, kind: 'magic', token }))
    await writeMail(tx, { key: `person_link:${requestId}`, to: person.email, ...mail })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'link sent',
      subject: `user ${userId}`,
      requestId,
    })
  })

/** Signs somebody out everywhere, at once. */
const endPersonSessions = ({ db }: PeopleDeps, { userId, staff, requestId }: Doing) =>
  transact(db, async (tx) => {
    await lockUser(tx, userId)
    await findPerson(tx, userId)
    const sessions = await endAllSessions(tx, userId)
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'sessions ended',
      subject: `user ${userId}`,
      after: { sessions },
      requestId,
    })
  })

export function peopleRoutes(site: Site, deps: PeopleDeps) {
  route(site, api.listPeople, ({ query }) =>
    readAtOnce(deps.db, async (tx) => {
      const { rows, total } = await listPersons(tx, query)
      return {
        data: rows.map((row) => personJson(row, deps.terms)),
        meta: pageMetaOf(query, total),
      }
    }),
  )
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
  [api.forgetSecondFactor, forgetSecondFactor],
] as const

type Call = { params: { id: number }; viewer: StaffViewer; request: FastifyRequest }

const doingOf = ({ params, viewer, request }: Call): Doing => ({
  userId: params.id,
  staff: viewer,
  requestId: request.id,
})

/** All data stored about a person, streamed and not kept. */
async function exportPerson(deps: PeopleDeps, doing: Doing): Promise<FlowAnswer> {
  const { userId, staff, requestId } = doing
  const { email } = await transact(deps.db, async (tx) => {
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'data exported',
      subject: `user ${userId}`,
      requestId,
    })
    return findPerson(tx, userId)
  })
  return { name: `lotline-person-${userId}.zip`, pieces: personArchive(deps, { userId, email }) }
}
