import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { onTestFinished } from 'vitest'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { readMe } from '#market/accounts/session-api.ts'
import { countOffers } from '#market/offers/offer-counts-api.ts'
import type { aServer } from '#web/platform/testing/server.ts'
import { noteSession } from '../session-mark.ts'

export const aBuyer: CurrentUser = {
  id: 1,
  email: 'dana@fieldhouse.test',
  full_name: 'Dana Reyes',
  image_url: null,
  time_zone: null,
  status: 'onboarded',
  has_password: true,
  address_proven: true,
  release_notes: [],
  sample_subscribed: false,
  sample_seller_categories: [],
  sample_buyer_categories: [],
  selected_buyers: [],
  admin: false,
  staff_role: null,
  second_factor: 'none',
  buyer: { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null, ...NOTHING_DECLARED },
  seller: null,
}

/** One that said where it sells goods on. */
export const aDeclaredBuyer: Partial<CurrentUser> = {
  buyer: {
    id: 7,
    name: 'Fieldhouse',
    category: 'home',
    ship_to: null,
    resale_channels: ['own_store'],
    resale_states: [],
  },
}

/** From now on, until the test ends, a buyer who has traded before is signed in. */
export function aBuyerIsHere(
  { answers }: ReturnType<typeof aServer>,
  more: Partial<CurrentUser> = {},
) {
  noteSession()
  onTestFinished(() => {
    document.querySelector('meta[name=session]')?.setAttribute('content', 'none')
  })
  answers(readMe, () => ({ ...aBuyer, ...more }))
  answers(countOffers, () => ({ awaiting_you: 0, in_cart: 0, has_sent: true }))
}
