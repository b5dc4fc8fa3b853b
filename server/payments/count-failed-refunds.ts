import type { Database } from '#server/platform/database/database.ts'

export async function countFailedRefunds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('providerRefunds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return count
}
