import type { ShipTo } from '#market/accounts/ship-to.ts'
import type {
  BuyerViewer,
  SellerViewer,
  SubscriberViewer,
  Viewer,
} from '#market/accounts/viewer.ts'
import { hasTerms, type ResaleDeclaration, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { changeBuyer, changeSeller, noteProductStep } from '#server/accounts/change-company.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { saveSampleChoices } from '#server/sample-profiles/save-sample-choices.ts'
import type { Terms } from '#server/settings/terms.ts'

type Shelf = { db: Database | Tx; terms: Pick<Terms, 'platformFeeBps'> }

export async function readProfile({ db, terms }: Shelf, viewer: Viewer) {
  const seller = await db
    .selectFrom('sellers')
    .select(['tiktokHandle', 'instaHandle', 'currentBuyerRelationships', 'platformFeeBps'])
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  const buyer = await db
    .selectFrom('buyers')
    .select(['shipTo', 'resaleChannels', 'resaleStates', 'poNumberRequired'])
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  const sampler = await db
    .selectFrom('sampleProfiles')
    .select('currentBuyerRelationships')
    .where('userId', '=', viewer.userId)
    .executeTakeFirst()
  return {
    tiktok_handle: seller?.tiktokHandle ?? null,
    insta_handle: seller?.instaHandle ?? null,
    current_buyer_relationships: (seller ?? sampler)?.currentBuyerRelationships ?? [],
    ship_to: buyer?.shipTo ?? null,
    resale_channels: buyer?.resaleChannels ?? [],
    resale_states: buyer?.resaleStates ?? [],
    po_number_required: buyer?.poNumberRequired ?? false,
    platform_fee_bps: seller ? (seller.platformFeeBps ?? terms.platformFeeBps) : null,
  }
}

export async function storeShipTo(tx: Tx, { buyerId }: BuyerViewer, shipTo: ShipTo) {
  await changeBuyer(tx, buyerId, { shipTo: JSON.stringify(shipTo) })
}

export const requirePoNumber = (tx: Tx, { buyerId }: BuyerViewer, poNumberRequired: boolean) =>
  changeBuyer(tx, buyerId, { poNumberRequired })

type Resale = { [field in keyof ResaleDeclaration]: ResaleDeclaration[field] | undefined }

/** What is not said stays. Each change is on record: one made for a single purchase, and back, is seen. */
export async function storeResale(tx: Tx, { buyerId, userId }: BuyerViewer, said: Resale) {
  const now = await tx
    .selectFrom('buyers')
    .select(['resaleChannels', 'resaleStates'])
    .where('id', '=', buyerId)
    .executeTakeFirstOrThrow()
  const before = {
    resale_channels: now.resaleChannels.toSorted(),
    resale_states: now.resaleStates.toSorted(),
  }
  const after = {
    resale_channels: (said.resale_channels ?? now.resaleChannels).toSorted(),
    resale_states: (said.resale_states ?? now.resaleStates).toSorted(),
  }
  if (JSON.stringify(before) !== JSON.stringify(after))
    await recordAct(tx, {
      actorUserId: userId,
      act: 'resale declaration changed',
      subject: `user ${userId}`,
      before,
      after,
    })
  await changeBuyer(tx, buyerId, {
    ...(said.resale_channels && { resaleChannels: said.resale_channels }),
    ...(said.resale_states && { resaleStates: said.resale_states }),
  })
}

/** A seller's social accounts are stored with the shop; those of others with their choices of leads. */
export async function storeRelationships(
  tx: Tx,
  viewer: SellerViewer | SubscriberViewer,
  names: string[],
) {
  if (viewer.party === 'subscriber')
    return saveSampleChoices(tx, viewer.userId, { current_buyer_relationships: names })
  await changeSeller(tx, viewer.sellerId, { currentBuyerRelationships: names })
}

export async function finishProductStep(tx: Tx, { sellerId }: SellerViewer) {
  await noteProductStep(tx, sellerId)
}

/** What buyers see of the shop. */
export const readShop = (db: Database | Tx, { sellerId }: SellerViewer) =>
  db
    .selectFrom('sellers')
    .select(['name', 'description', 'logo', 'banner', 'resaleTerms', 'shipsFrom', 'shipsWithin'])
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()

type SellerProfile = {
  name?: string
  description: string
  logo: string
  banner: string | null
  resaleTerms?: ResaleTerms | null
  shipsFrom?: string | null
  shipsWithin?: number | null
}

export async function storeSellerProfile(
  tx: Tx,
  { sellerId }: SellerViewer,
  { resaleTerms, ...profile }: SellerProfile,
) {
  await changeSeller(tx, sellerId, {
    ...profile,
    ...(resaleTerms !== undefined && {
      resaleTerms: hasTerms(resaleTerms) ? JSON.stringify(resaleTerms) : null,
    }),
  })
}
