import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Party } from '#market/accounts/viewer.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useOffers } from '../offer-queries.ts'
import { anOffer, anOffersDocument } from '../testing/an-offer.ts'
import { Offers } from './Offers.tsx'
import { SkipToAnswer } from './SkipToAnswer.tsx'

const VIEW = { tab: undefined, sort: 'newest', query: '', offerNumber: undefined } as const

/** My Offers as its page shows them. */
function MyOffers({ viewer }: { viewer: Party }) {
  const { data } = useOffers()
  if (!data) return null
  return (
    <>
      <SkipToAnswer />
      <Offers offers={data} view={VIEW} viewer={viewer} />
    </>
  )
}

async function open(offers: readonly Offer[], viewer: Party = 'seller') {
  const server = aServer()
  server.answers(readOffers, () => anOffersDocument(offers))
  show(<MyOffers viewer={viewer} />)
  await expect.element(card(offers[0]!)).toBeVisible()
  return server
}

const card = ({ offer_number: number }: Offer) => page.getByLabelText(new RegExp(`^${number},`))
const anOfferOf = (id: string, more: Partial<Offer> = {}) =>
  anOffer({ id, offer_number: `O-${id}`, can_reject: true, ...more })

describe('on a phone', () => {
  test.each(['seller', 'buyer'] as const)(
    'the closed card of an offer that waits for the %s has both answers',
    async (viewer) => {
      await page.viewport(375, 812)
      const mine = anOfferOf('1', { state: viewer === 'seller' ? 'seller_review' : 'buyer_review' })
      await open([mine], viewer)
      await expect.element(card(mine).getByRole('button', { name: 'Accept' })).toBeVisible()
      await expect.element(card(mine).getByText('View offer details')).toBeVisible()
      await card(mine).getByRole('button', { name: 'Counter' }).click()
      await expect.element(page.getByRole('dialog', { name: /^Counter/ })).toBeVisible()
    },
  )
})

test('the keyboard skips what is above the first offer that waits', async () => {
  await page.viewport(1280, 900)
  const [waiting, mine] = [anOfferOf('1', { state: 'buyer_review' }), anOfferOf('2')]
  await open([waiting, mine])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(card(mine).getByRole('button', { name: /^Accept/ })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByLabelText('My price for Lot 1')).toHaveFocus()
})
