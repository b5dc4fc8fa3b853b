import type { Database, Tx } from '#server/platform/database/database.ts'

export type Answer = { status: number; body: object }

/** False when the key was used before; waits for a request that is using it right now. */
export async function claimKey(tx: Tx, key: string, fingerprint: string) {
  const claimed = await tx
    .insertInto('sandboxIdempotency')
    .values({ key, fingerprint, answer: {}, status: 0 })
    .onConflict((same) => same.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function saveAnswer(tx: Tx, key: string, { status, body }: Answer) {
  await tx
    .updateTable('sandboxIdempotency')
    .set({ status, answer: body })
    .where('key', '=', key)
    .execute()
}

export const findAnswer = (db: Database, key: string) =>
  db
    .selectFrom('sandboxIdempotency')
    .select(['fingerprint', 'status', 'answer as body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
