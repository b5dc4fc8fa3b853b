import type { Database, Tx } from '#server/platform/database/database.ts'
import { findUserByEmail } from './user-store.ts'

export const timeZoneOf = async (db: Database | Tx, userId: number) =>
  (await db.selectFrom('users').select('timeZone').where('id', '=', userId).executeTakeFirst())
    ?.timeZone ?? null

/** Of the person who reads the mail of an address. */
export async function timeZoneAt(db: Database | Tx, email: string) {
  const reader = await findUserByEmail(db, email)
  return reader ? timeZoneOf(db, reader.id) : null
}
