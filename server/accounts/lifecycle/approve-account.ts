import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { reachSellerMilestone } from '../reach-milestone.ts'
import { refuseClosed } from './refuse-closed.ts'

/** Approves an account; a seller may have set up the whole shop already (decision B5). */
export async function approveAccount(tx: Tx, userId: number) {
  await refuseClosed(tx, userId)
  await sql`
    update users set status = case when password_hash is null then 'approved' else 'password_created' end
    where id = ${userId}`.execute(tx)
  await reachSellerMilestone(tx, userId)
  await closeSockets(tx, { userId, reconnect: true })
}
