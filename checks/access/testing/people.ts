import type { Database } from '#server/platform/database/database.ts'
import { aSession } from '#server/testing/a-session.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import { aBuyer, anAdministrator, aSecondFactor, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'

export const actors = [
  'visitor',
  'revoked session',
  'provisional seller',
  'unconfirmed seller',
  'denied buyer',
  'buyer without password',
  'buyer A',
  'buyer B',
  'seller A',
  'seller B',
  'subscriber',
  'unconfirmed subscriber',
  'admin unproven',
  'support',
  'admin',
] as const
export type Actor = (typeof actors)[number]

export type People = {
  site: TestSite
  /** The seller whose lots are asked for. */
  sellerId: number
  callers: Record<Actor, Caller>
}

/** One of every kind of caller, all signed in who can be. */
export async function somePeople(site: TestSite): Promise<People> {
  const { db } = site
  const [buyerA, sellerA] = [await aBuyer(db), await aSeller(db)]
  const waiting = await aSeller(db, { status: 'provisional' })
  const unconfirmed = await aSeller(db, { addressProvenAt: null })
  const denied = await aBuyer(db, { status: 'denied' })
  const unfinished = await aBuyer(db, { status: 'approved', passwordHash: null })
  return {
    site,
    sellerId: sellerA.id,
    callers: {
      visitor: caller(site.address, 'no session at all'),
      'revoked session': await revoked(site, buyerA),
      'provisional seller': await site.as(waiting),
      'unconfirmed seller': await site.as(unconfirmed),
      'denied buyer': await site.as(denied),
      'buyer without password': await site.as(unfinished),
      'buyer A': await site.as(buyerA),
      'buyer B': await site.as(await aBuyer(db)),
      'seller A': await site.as(sellerA),
      'seller B': await site.as(await aSeller(db)),
      subscriber: await site.as(await aSubscriber(db)),
      'unconfirmed subscriber': await site.as(await aSubscriber(db, { addressProvenAt: null })),
      'admin unproven': await site.as(await anUnprovenAdministrator(db)),
      support: await site.as(await anAdministrator(db, { role: 'support' })),
      admin: await site.as(await anAdministrator(db)),
    },
  }
}

async function revoked({ db, address }: TestSite, user: { userId: number }) {
  const { id, bearer } = await aSession(db, user)
  await db.deleteFrom('sessions').where('id', '=', id).execute()
  return caller(address, bearer)
}

/** One who has a second factor, and has still to give its code. */
async function anUnprovenAdministrator(db: Database) {
  const user = await anAdministrator(db)
  await aSecondFactor(db, user)
  return user
}
