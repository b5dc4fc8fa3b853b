import type { Tx } from '#server/platform/database/database.ts'

/** How often a sign-in link opens at most (decision I24). */
export const MOST_LINK_USES = 3

/** After signing out, the link that signed them in must not work again. */
export async function voidLinksOf(tx: Tx, sessions: readonly { id: string }[]) {
  if (sessions.length === 0) return
  const ids = sessions.map(({ id }) => id)
  await tx
    .updateTable('accountLinks')
    .set({ uses: MOST_LINK_USES, sessionId: null })
    .where('sessionId', 'in', ids)
    .execute()
}
