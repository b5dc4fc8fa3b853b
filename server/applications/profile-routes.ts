import * as profiles from '#market/accounts/profile-api.ts'
import * as shops from '#market/accounts/seller-profile-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { createSellerProfile } from './create-seller-profile.ts'
import { readProfile } from './profile-store.ts'
import { updateProfile } from './update-profile.ts'
import { readCurrentSeller, updateSeller } from './update-seller.ts'

type Parts = { db: Database; terms: AccountTerms; uploads: Uploads }

export function profileRoutes(site: Site, { db, terms, uploads }: Parts) {
  route(site, profiles.readProfile, ({ viewer }) => readProfile({ db, terms }, viewer))

  route(site, profiles.updateProfile, ({ viewer, body }) =>
    updateProfile({ db, terms }, viewer, body.profile),
  )

  route(site, shops.createSellerProfile, ({ viewer, body }) =>
    createSellerProfile({ db, terms, uploads }, viewer, body),
  )

  route(site, shops.readCurrentSeller, ({ viewer }) => readCurrentSeller(db, viewer))

  route(site, shops.updateSeller, ({ viewer, body }) =>
    updateSeller({ db, uploads }, viewer, body.seller),
  )
}
