import type { z } from 'zod'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { reachSellerMilestone } from '#server/accounts/reach-milestone.ts'
import { readCurrentUser } from '#server/accounts/sessions/read-current-user.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { readShop, storeSellerProfile } from './profile-store.ts'
import { shopPicture } from './shop-picture.ts'

type Deps = { db: Database; terms: AccountTerms; uploads: Uploads }
type Input = z.output<typeof sellerProfileForm>

/** Stores a storefront's profile. An omitted banner stays; null removes it. */
export async function createSellerProfile(
  { db, terms, uploads }: Deps,
  seller: SellerViewer,
  { sellerDescription: description, sellerLogo, sellerBanner }: Input,
): Promise<CurrentUser> {
  const before = await readShop(db, seller)
  const kept = sellerBanner === undefined ? before.banner : null
  const logo = await pictureFor('sellerLogo', sellerLogo, before.logo)
  const banner = sellerBanner ? await pictureFor('sellerBanner', sellerBanner, before.banner) : kept
  return transact(db, async (tx) => {
    await lockUser(tx, seller.userId)
    await storeSellerProfile(tx, seller, { description, logo, banner })
    await reachSellerMilestone(tx, seller.userId)
    return readCurrentUser({ db: tx, terms }, seller)
  })

  function pictureFor(field: keyof Input, key: string, stored: string | null) {
    return shopPicture(uploads, seller, { field, key, stored })
  }
}
