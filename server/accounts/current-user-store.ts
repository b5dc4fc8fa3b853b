import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { BuyerViewer, Viewer } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export async function findSignIn(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where((eb) => eb.fn<string>('lower', ['email']), '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

/** The signed-in user as the screens know them. */
export async function readCurrentUser(db: Database | Tx, userId: number): Promise<CurrentUser> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'fullName', 'status', 'admin'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new Refusal('Please sign in', 401)
  const buyer = await db
    .selectFrom('buyers')
    .select(['id', 'name', 'category', 'shipTo'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const seller = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'description', 'logo', 'banner'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    image_url: null,
    status: user.status,
    admin: user.admin,
    buyer: buyer
      ? { id: buyer.id, name: buyer.name, category: buyer.category, ship_to: buyer.shipTo }
      : null,
    seller: seller
      ? {
          ...seller,
          logo_url: photoUrl(seller.logo, 400),
          banner_url: photoUrl(seller.banner, 1200),
        }
      : null,
  }
}

export async function readProfile(db: Database, viewer: Viewer) {
  const seller = await db
    .selectFrom('sellers')
    .select(['tiktokHandle', 'instaHandle', 'currentBuyerRelationships'])
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  const buyer = await db
    .selectFrom('buyers')
    .select('shipTo')
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  return {
    tiktok_handle: seller?.tiktokHandle ?? null,
    insta_handle: seller?.instaHandle ?? null,
    current_buyer_relationships: seller?.currentBuyerRelationships ?? [],
    ship_to: buyer?.shipTo ?? null,
  }
}

export async function storeShipTo(db: Database, viewer: BuyerViewer, shipTo: ShipTo) {
  await db
    .updateTable('buyers')
    .set({ shipTo: JSON.stringify(shipTo) })
    .where('id', '=', viewer.buyerId)
    .execute()
}

const photoUrl = (key: string | null, size: 400 | 1200) => key && `/photos/${key}/${size}.webp`
