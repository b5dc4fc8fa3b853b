import type { Tx } from '#server/platform/database/database.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { voidLinks } from '../links/account-link-store.ts'
import { refuseClosed } from './refuse-closed.ts'

/** Denies an account; the user can still sign in and sees a page that says so (decision I8). */
export async function denyAccount(tx: Tx, userId: number) {
  await refuseClosed(tx, userId)
  await tx.updateTable('users').set({ status: 'denied' }).where('id', '=', userId).execute()
  await voidLinks(tx, userId)
  await closeSockets(tx, { userId, reconnect: false })
}
