import type { z } from 'zod'
import type { updateProfile as api } from '#market/accounts/profile-api.ts'
import type {
  BuyerViewer,
  SellerViewer,
  SubscriberViewer,
  Viewer,
} from '#market/accounts/viewer.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import { reachSellerMilestone } from '#server/accounts/reach-milestone.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { saveSampleChoices } from '#server/sample-profiles/save-sample-choices.ts'
import type { Terms } from '#server/settings/terms.ts'
import {
  finishProductStep,
  readProfile,
  storeRelationships,
  requirePoNumber,
  storeResale,
  storeShipTo,
} from './profile-store.ts'

type Input = z.output<typeof api.body>['profile']

type Deps = { db: Database; terms: Pick<Terms, 'platformFeeBps'> }

/** Stores the fields given; the address and where goods are sold on belong to the buyer, the lead choices to their subscriber, the rest to the seller. */
export function updateProfile({ db, terms }: Deps, viewer: Viewer, given: Input) {
  const {
    ship_to,
    po_number_required: poNumberRequired,
    resale_channels,
    resale_states,
    current_buyer_relationships: relationships,
    onboarding_finished,
  } = given
  const saysResale = resale_channels !== undefined || resale_states !== undefined
  const samples = samplesIn(given)
  const buyer = (ship_to || saysResale || poNumberRequired !== undefined) && buyerOnly(viewer)
  const seller = onboarding_finished && sellerOnly(viewer)
  const sampler = (samples ?? relationships) && samplerOnly(viewer)
  return transact(db, async (tx) => {
    await lockUser(tx, viewer.userId)
    if (buyer && ship_to) await storeShipTo(tx, buyer, ship_to)
    if (buyer && poNumberRequired !== undefined) await requirePoNumber(tx, buyer, poNumberRequired)
    if (buyer && saysResale) await storeResale(tx, buyer, { resale_channels, resale_states })
    if (sampler && relationships) await storeRelationships(tx, sampler, relationships)
    if (sampler && samples) await saveSampleChoices(tx, sampler.userId, samples)
    if (seller) {
      await finishProductStep(tx, seller)
      await reachSellerMilestone(tx, seller.userId)
    }
    return readProfile({ db: tx, terms }, viewer)
  })
}

/** The lead choices in the input, if any. */
function samplesIn({
  sample_seller_categories,
  sample_buyer_categories,
  selected_buyers,
  time_zone,
}: Input) {
  const said = { sample_seller_categories, sample_buyer_categories, selected_buyers, time_zone }
  return Object.values(said).some((each) => each !== undefined) ? said : undefined
}

function buyerOnly(viewer: Viewer): BuyerViewer {
  if (viewer.party !== 'buyer') throw new Refusal('Only buyers can do this', 403)
  return viewer
}

function sellerOnly(viewer: Viewer): SellerViewer {
  if (viewer.party !== 'seller') throw new Refusal('Only sellers can do this', 403)
  return viewer
}

function samplerOnly(viewer: Viewer): SellerViewer | SubscriberViewer {
  return viewer.party === 'subscriber' ? viewer : sellerOnly(viewer)
}
