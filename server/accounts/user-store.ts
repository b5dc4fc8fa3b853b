import { sql } from 'kysely'
import { emailIn } from '#market/accounts/email.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export async function findUserByEmail(db: Database | Tx, email: string) {
  return db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['email']), '=', emailIn(email).toLowerCase())
    .executeTakeFirst()
}

export const findCredentials = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['email', 'passwordHash', 'timeZone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

type Password = { userId: number; passwordHash: string; status: UserStatus }

export async function storePassword(tx: Tx, { userId, ...password }: Password) {
  await tx
    .updateTable('users')
    .set({ ...password, passwordSetAt: sql`now()` })
    .where('id', '=', userId)
    .execute()
}

type Located = { userId: number; timeZone: string }

/** Keeps the zone of the first browser that names one; account settings change it. */
export async function storeFirstTimeZone(tx: Tx, { userId, timeZone }: Located) {
  await tx
    .updateTable('users')
    .set({ timeZone })
    .where('id', '=', userId)
    .where('timeZone', 'is', null)
    .execute()
}

type Changes = {
  fullName: string | undefined
  photo: string | null | undefined
  timeZone: string | null | undefined
}

/** Stores the fields given; omitted ones stay. */
export async function storePerson(tx: Tx, userId: number, changes: Changes) {
  const { fullName, photo, timeZone } = changes
  if (Object.values(changes).every((each) => each === undefined)) return
  await tx
    .updateTable('users')
    .set({
      ...(fullName !== undefined && { fullName }),
      ...(photo !== undefined && { photo }),
      ...(timeZone !== undefined && { timeZone }),
    })
    .where('id', '=', userId)
    .execute()
}
