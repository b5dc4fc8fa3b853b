import { cents } from '#market/money.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'

export const PRICE_CENTS = 10_00
export const PASSWORD = 'a password of nobody'

const LOTS_OF_EACH = 4
const UNITS = 50_000
// Soon sold out, so that rivals get less than they want.
const SCARCE_UNITS = 40
const VISITORS = 2

export type Person = { userId: number; bearer: string; token: string; email: string }
export type Lot = { id: number; sellerUserId: number }
export type OpenOffer = { id: string; buyerUserId: number; sellerUserId: number }
export type OpenOrder = OpenOffer

/** Who trades, and what they know of each other's offers and orders. */
export type Board = {
  buyers: Person[]
  sellers: Person[]
  /** They sign in and out, and do not trade: a sign-out that fails leaves a session, and many sessions end the oldest. */
  visitors: Person[]
  lots: Lot[]
  offers: OpenOffer[]
  orders: OpenOrder[]
  /** The last one that an imported lot got. */
  lastUpc: number
}

type Size = { buyers: number; sellers: number }

/** Buyers and sellers with a few lots each, before anything goes wrong. */
export async function fillBoard(db: Database, { buyers, sellers }: Size): Promise<Board> {
  const passwordHash = await hashPassword(PASSWORD)
  const board: Board = {
    buyers: [],
    sellers: [],
    visitors: [],
    lots: [],
    offers: [],
    orders: [],
    lastUpc: 0,
  }
  const newBuyer = async () => signedIn(db, await aBuyer(db, { passwordHash }))
  for (let count = 0; count < buyers; count++) board.buyers.push(await newBuyer())
  for (let count = 0; count < VISITORS; count++) board.visitors.push(await newBuyer())
  for (let count = 0; count < sellers; count++) {
    const seller = await aSeller(db, { passwordHash })
    board.sellers.push(await signedIn(db, seller))
    for (let lot = 0; lot < LOTS_OF_EACH; lot++) {
      const { id } = await aListedProduct(db, {
        sellerId: seller.id,
        units: lot === 0 ? SCARCE_UNITS : UNITS,
        askingPrice: cents(PRICE_CENTS),
      })
      board.lots.push({ id, sellerUserId: seller.userId })
    }
  }
  return board
}

async function signedIn(db: Database, { userId, email }: { userId: number; email: string }) {
  const { bearer, token } = await aSession(db, { userId })
  return { userId, email, bearer, token }
}

const MOST_KNOWN = 60

/** Puts something on the board; the oldest leaves it. */
export function pin<Item>(items: Item[], item: Item) {
  items.push(item)
  if (items.length > MOST_KNOWN) items.shift()
}

export function unpin<Item>(items: Item[], item: Item) {
  const at = items.indexOf(item)
  if (at >= 0) items.splice(at, 1)
}
