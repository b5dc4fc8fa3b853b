import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { aServer } from '#web/platform/testing/server.ts'
import { aBuyerIsHere } from './a-buyer.ts'

type Staff = { id: number; role: StaffRole }

/** From now on, until the test ends, somebody of staff is signed in. */
export const staffIsHere = (server: ReturnType<typeof aServer>, { id, role }: Staff) =>
  aBuyerIsHere(server, {
    id,
    email: 'ann@lotline.test',
    full_name: 'Ann Vale',
    admin: true,
    staff_role: role,
    buyer: null,
  })
