import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import { isTaken } from '#server/platform/database/database-errors.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { endAccess } from './end-access.ts'
import { enqueueAddressChanges } from '../address-change-job.ts'

/** Changes an account's address; links mailed to the old one stop working. */
export async function changeEmail(tx: Tx, userId: number, email: string) {
  try {
    await tx
      .updateTable('users')
      .set({ email, addressProvenAt: null })
      .where('id', '=', userId)
      .execute()
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new Refusal(EMAIL_TAKEN, 422, { fields: { email: [EMAIL_TAKEN] } })
  }
  await endAccess(tx, userId)
  await enqueueAddressChanges(tx)
}
