import { sql, type Generated } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    secondFactors: SecondFactorsTable
    recoveryCodes: RecoveryCodesTable
  }
}

type SecondFactorsTable = {
  userId: number
  /** Encrypted with our key; null until the first code is given. */
  secret: Buffer | null
  setUpAt: Date | null
  /** The secret being set up; replaces `secret` once its code is given. */
  pendingSecret: Buffer | null
  /** The period of the last accepted code, so that none is accepted twice. */
  lastPeriod: Generated<number>
}

type RecoveryCodesTable = {
  userId: number
  codeHash: Buffer
}

/** Locks an administrator's factor until the transaction ends. */
export const lockSecondFactor = (tx: Tx, userId: number) =>
  tx
    .selectFrom('secondFactors')
    .select(['secret', 'setUpAt', 'pendingSecret', 'lastPeriod'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function storePending(tx: Tx, userId: number, pendingSecret: Buffer) {
  await tx
    .insertInto('secondFactors')
    .values({ userId, secret: null, setUpAt: null, pendingSecret })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ pendingSecret }))
    .execute()
}

type Confirmed = { secret: Buffer; lastPeriod: number }

export async function storeConfirmed(tx: Tx, userId: number, confirmed: Confirmed) {
  await tx
    .updateTable('secondFactors')
    .set({ ...confirmed, setUpAt: sql`now()`, pendingSecret: null })
    .where('userId', '=', userId)
    .execute()
}

export async function storePeriod(tx: Tx, userId: number, lastPeriod: number) {
  await tx.updateTable('secondFactors').set({ lastPeriod }).where('userId', '=', userId).execute()
}

export async function storeSecret(tx: Tx, userId: number, secret: Buffer) {
  await tx.updateTable('secondFactors').set({ secret }).where('userId', '=', userId).execute()
}

export async function deleteSecondFactor(tx: Tx, userId: number) {
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}

/** Clears the proof of all the user's sessions, because the factor is new or gone. */
export async function clearProofs(tx: Tx, userId: number) {
  await tx
    .updateTable('sessions')
    .set({ secondFactorAt: null })
    .where('userId', '=', userId)
    .execute()
}
