import type { z } from 'zod'
import type { CurrentSeller, sellerEdit } from '#market/accounts/seller-profile-api.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { propagateSellerChange } from '#server/products/seller-changes/propagate-seller-change.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { readShop, storeSellerProfile } from './profile-store.ts'
import { shopPicture } from './shop-picture.ts'

export async function readCurrentSeller(
  db: Database | Tx,
  seller: SellerViewer,
): Promise<CurrentSeller> {
  const { resaleTerms, shipsFrom, shipsWithin, ...shop } = await readShop(db, seller)
  return {
    ...shop,
    resale_terms: resaleTerms,
    ships_from: shipsFrom,
    ships_within: shipsWithin,
    logo_url: logoUrl(shop.logo),
    banner_url: bannerUrl(shop.banner),
  }
}

type Deps = { db: Database; uploads: Uploads }
type Input = z.output<typeof sellerEdit>

/** Changes the seller's storefront. What is omitted stays; null removes it. */
export async function updateSeller(
  { db, uploads }: Deps,
  seller: SellerViewer,
  { name, description, resale_terms: resaleTerms, ships_from, ships_within, ...given }: Input,
) {
  const stored = await readShop(db, seller)
  const logo = await pictureFor('logo', given.logo)
  const banner = given.banner ? await pictureFor('banner', given.banner) : null
  return transact(db, async (tx) => {
    await lockUser(tx, seller.userId)
    const before = await readShop(tx, seller)
    const after = {
      name,
      description,
      logo,
      banner: given.banner === undefined ? before.banner : banner,
      resaleTerms: resaleTerms === undefined ? before.resaleTerms : resaleTerms,
      shipsFrom: ships_from === undefined ? before.shipsFrom : ships_from,
      shipsWithin: ships_within === undefined ? before.shipsWithin : ships_within,
    }
    await storeSellerProfile(tx, seller, after)
    await propagateSellerChange(tx, seller.sellerId)
    await recordAct(tx, {
      actorUserId: seller.userId,
      act: 'profile edited',
      subject: `seller ${seller.sellerId}`,
      before,
      after,
    })
    return readCurrentSeller(tx, seller)
  })

  function pictureFor(field: 'logo' | 'banner', key: string) {
    return shopPicture(uploads, seller, { field: `seller.${field}`, key, stored: stored[field] })
  }
}
