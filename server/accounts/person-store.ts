import { sql } from 'kysely'
import type { Standing } from '#market/accounts/stage.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** Locks a user until the transaction ends. */
export type Person = {
  userId: number
  email: string
  timeZone: string | null
  status: UserStatus
  passwordHash: string | null
  addressProven: boolean
  closedAt: Date | null
  demo: boolean
  standing: Standing
}

export async function lockPerson(tx: Tx, userId: number): Promise<Person | undefined> {
  const { rows } = await sql<Row>`
    select u.id as user_id, u.email, u.time_zone, u.status, u.password_hash, u.closed_at, u.demo, u.admin, u.staff_role,
      u.address_proven_at is not null as address_proven,
      b.id is not null as is_buyer, l.id is not null as is_seller, l.description <> '' as has_description
    from users u left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id
    where u.id = ${userId} for no key update of u`.execute(tx)
  if (!rows[0]) return undefined
  const { admin, staffRole: role, isBuyer, isSeller, hasDescription, ...user } = rows[0]
  return { ...user, standing: standing() }

  function standing(): Standing {
    // Of the user, not of a session: none of theirs has proven anything.
    if (admin) return { party: 'admin', role, secondFactor: 'unproven' }
    const { status, addressProven } = user
    const hasPassword = user.passwordHash !== null
    if (isBuyer) return { party: 'buyer', status, hasPassword }
    if (!isSeller) return { party: 'subscriber', addressProven }
    return {
      party: 'seller',
      status,
      addressProven,
      hasPassword,
      hasDescription: hasDescription === true,
    }
  }
}

/** Whether somebody was invited to the staff and has not chosen a password yet. */
export const isInvited = ({ standing, passwordHash }: Person) =>
  standing.party === 'admin' && passwordHash === null

type Row = Omit<Person, 'standing'> & {
  admin: boolean
  staffRole: StaffRole
  isBuyer: boolean
  isSeller: boolean
  hasDescription: boolean | null
}
