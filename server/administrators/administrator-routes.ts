import type { FastifyRequest } from 'fastify'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import * as api from '#market/administrators/administrator-api.ts'
import { pageMetaOf } from '#market/paging.ts'
import { requireFreshCode } from '#server/accounts/second-factor/require-fresh-code.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { transact } from '#server/platform/database/transact.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { AdministratorDeps, StaffChange } from './administrator-deps.ts'
import { findStaff, listStaff, type AdministratorRow } from './administrator-store.ts'
import { changeRole } from './change-role.ts'
import { inviteAdministrator } from './invite-administrator.ts'
import { removeAdministrator } from './remove-administrator.ts'

type Call = { viewer: StaffViewer; request: FastifyRequest }

export function administratorRoutes(site: Site, deps: AdministratorDeps) {
  const { db, terms } = deps

  route(site, api.listAdministrators, ({ query }) =>
    readAtOnce(db, async (tx) => {
      const { rows, count } = await listStaff({ db: tx, terms }, query)
      return { data: rows.map(administratorJson), meta: pageMetaOf(query, count) }
    }),
  )

  route(site, api.inviteAdministrator, ({ body, ...call }) =>
    change(call, async (changing) => {
      const { full_name: fullName, ...invited } = body.administrator
      return shown(changing, await inviteAdministrator(changing, { ...invited, fullName }))
    }),
  )

  route(site, api.changeAdministrator, ({ params: { id: userId }, body, ...call }) =>
    change(call, async (changing) => {
      await changeRole(changing, { userId, role: body.administrator.role })
      return shown(changing, userId)
    }),
  )

  route(site, api.removeAdministrator, ({ params, ...call }) =>
    change(call, async (changing) => {
      await removeAdministrator(changing, params.id)
      return {}
    }),
  )

  /** Requires a recent code or password: an open session alone may not change the staff. */
  function change<Answer>(
    { viewer, request }: Call,
    act: (changing: StaffChange) => Promise<Answer>,
  ): Promise<Answer> {
    requireFreshCode(viewer)
    return transact(db, (tx) =>
      act({ tx, terms, by: { userId: viewer.userId }, requestId: request.id }),
    )
  }
}

const shown = async ({ tx, terms }: StaffChange, id: number) => ({
  data: administratorJson(await findStaff({ db: tx, terms }, id)),
})

const administratorJson = (row: AdministratorRow): api.Administrator => ({
  id: row.id,
  email: row.email,
  full_name: row.fullName,
  role: row.role,
  since: row.since?.toISOString() ?? null,
  last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
  has_password: row.hasPassword,
  has_second_factor: row.hasSecondFactor,
})
