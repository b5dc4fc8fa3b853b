import type { z } from 'zod'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import type { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { holdAccount } from '#server/accounts/hold-account.ts'
import { reachSellerMilestone } from '#server/accounts/reach-milestone.ts'
import { readCurrentUser } from '#server/accounts/read-current-user.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { takeImage } from '#server/uploads/take-image.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { readPictures, storeSellerProfile } from './profile-store.ts'

type Desk = { db: Database; uploads: Uploads }
type Given = z.output<typeof sellerProfileForm>

/** Stores what buyers see of a shop. A banner that is not named stays; null takes it away. */
export async function createSellerProfile(
  { db, uploads }: Desk,
  seller: SellerViewer,
  { sellerDescription: description, sellerLogo, sellerBanner }: Given,
): Promise<CurrentUser> {
  const before = await readPictures(db, seller)
  const kept = sellerBanner === undefined ? before.banner : null
  const logo = await pictureFor('sellerLogo', sellerLogo, before.logo)
  const banner = sellerBanner ? await pictureFor('sellerBanner', sellerBanner, before.banner) : kept
  return transact(db, async (tx) => {
    await holdAccount(tx, seller.userId)
    await storeSellerProfile(tx, seller, { description, logo, banner })
    await reachSellerMilestone(tx, seller.userId)
    return readCurrentUser(tx, seller.userId)
  })

  /** The folder of a picture that the form names by its key, or as it was stored before. */
  async function pictureFor(field: keyof Given, key: string, stored: string | null) {
    if (key === stored) return stored
    try {
      return await takeImage(uploads, seller, key)
    } catch (error) {
      throw error instanceof Refusal ? refusalIn(field, error) : error
    }
  }
}

function refusalIn(field: keyof Given, { status, message }: Refusal) {
  const words = status === 404 ? 'Please choose the image again' : message
  return new Refusal(words, status === 404 ? 422 : status, { fields: { [field]: [words] } })
}
