import { randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '#market/accounts/second-factor.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { hashOf } from '../secret.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const HALF = 5

/** New codes in place of the old, to be shown once: only hashes are kept. */
export async function giveRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}${half()}`)
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
    .execute()
  return codes.map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`)
}

/** Consumes a recovery code; false when it is not one. */
export async function takeRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const { left } = await tx
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

const half = () =>
  Array.from({ length: HALF }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
