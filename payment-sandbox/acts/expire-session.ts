import { noSuch, ProviderError } from '../provider-error.ts'
import { unix, withBooks, type Books, type Sandbox } from '../sandbox.ts'
import { keptSession, shownSession, type KeptSession } from '../sandbox-objects.ts'
import { lockObject, overdueSessionIds, saveObject } from '../sandbox-store.ts'
import { recordEvent } from './record-event.ts'

export async function expireSession(books: Books, id: string) {
  const session = await lockObject(books.tx, keptSession, id)
  if (!session) throw noSuch('checkout.session', id)
  if (session.status !== 'open') {
    throw new ProviderError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  }
  return await close(books, session)
}

/** Closes the sessions whose time is up. */
export async function expireOverdueSessions(sandbox: Sandbox) {
  const ids = await overdueSessionIds(sandbox.db, unix(sandbox.clock()))
  for (const id of ids) {
    await withBooks(sandbox, async (books) => {
      const session = await lockObject(books.tx, keptSession, id)
      if (session?.status === 'open') await close(books, session)
    })
  }
}

async function close(books: Books, session: KeptSession) {
  const expired: KeptSession = { ...session, status: 'expired', url: null }
  await saveObject(books.tx, expired)
  await recordEvent(books, 'checkout.session.expired', shownSession(expired))
  return shownSession(expired)
}
