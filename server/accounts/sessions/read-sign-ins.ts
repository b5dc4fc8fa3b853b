import { sql } from 'kysely'
import { signInActs, type SignInTrace } from '#market/accounts/sign-in-list-api.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'

const MOST = 20

type Row = {
  id: number
  at: Date
  act: SignInTrace['act']
  device: string | null
  address: string | null
  newDevice: boolean
  tries: number | null
}

/** The latest sign-ins to an account, newest first. */
export async function readSignIns(
  db: Database,
  { userId }: Pick<Viewer, 'userId'>,
): Promise<SignInTrace[]> {
  const { rows } = await sql<Row>`
    select id, at, act, after ->> 'device' as device, after ->> 'address' as address,
      coalesce((after ->> 'new_device')::boolean, false) as new_device, (after ->> 'tries')::integer as tries
    from audit_events where subject = ${`user ${userId}`} and act = any (${signInActs})
    order by at desc, id desc limit ${MOST}`.execute(db)
  return rows.map(({ id, at, act, device, address, newDevice, tries }) => ({
    id,
    at: at.toISOString(),
    act,
    device: device ?? 'Unknown device',
    address: address ?? '',
    new_device: newDevice,
    tries,
  }))
}
