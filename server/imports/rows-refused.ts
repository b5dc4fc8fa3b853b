import { importQuotaOf, rowQuotaWords } from '#market/imports/import-quota.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { countImports } from './import-quota-store.ts'
import type { LockedImport } from './import-store.ts'

/** Why a file of so many rows is more than its seller may import today; undefined when it is not. */
export async function rowsRefused(tx: Tx, { sellerId, userId }: LockedImport, rows: number) {
  const { status } = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const left = importQuotaOf(status).rows - (await countImports(tx, sellerId)).rows
  if (rows <= left) return undefined
  const counts = `This file has ${inDigits(rows)}, and ${inDigits(Math.max(0, left))} are left.`
  return `${rowQuotaWords(status)} ${counts}`
}

const inDigits = (count: number) => count.toLocaleString('en-US')
