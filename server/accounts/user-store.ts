import type { Database } from '#server/platform/database/database.ts'

export async function findSignIn(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .executeTakeFirst()
}
