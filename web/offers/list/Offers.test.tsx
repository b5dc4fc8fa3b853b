import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Party } from '#market/accounts/viewer.ts'
import {
  acceptOffer,
  counterOffer,
  QUANTITIES_CHANGED,
  readOffers,
  rejectOffer,
  updateQuantities,
} from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { shownToasts } from '#web/platform/ui/toasts/toasts.ts'
import { useOffers } from '../use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument, aTurn } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
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

/** An answered offer gets its next state, and the list is updated. */
async function open(offers: readonly Offer[], viewer: Party = 'seller') {
  const server = aServer()
  let now = offers
  const move = (id: unknown, to: Partial<Offer>) => {
    now = now.map((offer) => (offer.id === String(id) ? { ...offer, revision: 2, ...to } : offer))
    return anOfferDocument(now.find((offer) => offer.id === String(id))!)
  }
  server.answers(readOffers, () => anOffersDocument(now))
  server.answers(readMessages, () => noMessages)
  server.answers(counterOffer, ({ params }) => move(params.id, { state: 'buyer_review' }))
  server.answers(rejectOffer, ({ params }) =>
    move(params.id, { state: 'rejected', closed_reason: 'declined' }),
  )
  server.answers(acceptOffer, ({ params: { id } }) => {
    move(id, { state: 'accepted' })
    const attributes = { purchase_order_id: '7', state: 'accepted' as const }
    return { data: { type: 'offer' as const, id: String(id), attributes } }
  })
  const { address } = show(<MyOffers viewer={viewer} />)
  await expect.element(card(offers[0]!)).toBeVisible()
  return { ...server, address }
}
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const opened = (id: string) => page.getByRole('button', { name: `Hide offer details of O-${id}` })

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

describe('at a desk', () => {
  test('Accept and Counter of an open offer are on its head, and stay in sight while it is read', async () => {
    await page.viewport(1280, 900)
    const lines = Array.from({ length: 30 }, (_, index) => aLine({ id: String(index + 1) }))
    const mine = anOfferOf('1', { offer_products: lines })
    await open([mine])
    const [accept, counter, reject] = [/^Accept at/, 'Counter', 'Reject'].map((name) =>
      card(mine).getByRole('button', { name, exact: true }),
    )
    await expect.element(accept!).toBeInViewport({ ratio: 1 })
    await expect.element(reject!).not.toBeInViewport()
    reject!.element().scrollIntoView({ block: 'center' })
    await expect.element(reject!).toBeInViewport()
    await expect.element(accept!).toBeInViewport({ ratio: 1 })
    await counter!.click()
    await expect.element(page.getByRole('dialog', { name: /^Counter/ })).toBeVisible()
  })

  test('rows have no hole between the prices and the state', async () => {
    await page.viewport(1280, 900)
    const waiting = [
      anOfferOf('1', { state: 'buyer_review' }),
      anOfferOf('2', { state: 'buyer_review' }),
    ]
    await open(waiting)
    const row = card(waiting[1]!)
    const prices = row.element().querySelector('dl')!.getBoundingClientRect()
    const pill = row.getByText('Sent for review', { exact: true }).element().getBoundingClientRect()
    expect(pill.left - prices.right).toBeLessThan(48)
  })
})

test('an offer cut to what is left opens and says so, and no toast says it again', async () => {
  await page.viewport(375, 812)
  const short = anOfferOf('1', { offer_products: [aLine({ units: 10 })] })
  const { answers } = await open([short])
  answers(updateQuantities, () => {
    const cut = anOfferOf('1', {
      revision: 2,
      offer_products: [aLine({ quantity: 10, units: 10 })],
      history: [aTurn('update_quantities', 'system')],
    })
    const { data: offers, included } = anOffersDocument([cut])
    answers(readOffers, () => anOffersDocument([cut]))
    return { notice: QUANTITIES_CHANGED, offers, included }
  })
  await card(short).getByRole('button', { name: 'Update quantities' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update quantities' }).click()
  await expect.element(card(short).getByText(QUANTITIES_CHANGED)).toBeVisible()
  expect(shownToasts()).toEqual([])
})

test('two offers opened before either is drawn are both open', async () => {
  await page.viewport(1280, 800)
  await open(['1', '2', '3'].map((id) => anOfferOf(id, { state: 'seller_review' })))
  const toggles = ['2', '3'].map((id) =>
    page.getByRole('button', { name: `View offer details of O-${id}` }).element(),
  )
  for (const toggle of toggles) if (toggle instanceof HTMLElement) toggle.click()
  await expect.element(opened('2')).toBeVisible()
  await expect.element(opened('3')).toBeVisible()
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

describe('after an answer the next offer that waits comes into view', () => {
  const mine = ['1', '2', '3', '4'].map((id) =>
    anOfferOf(id, { created_at: `2025-11-0${id}T10:00:00Z`, offer_products: [aLine({ id })] }),
  )

  test.each([
    ['phone', 375],
    ['desk', 1280],
  ])('on a %s, with how many are answered', async (_where, width) => {
    await page.viewport(width, 812)
    const { address } = await open(mine)
    await card(mine[3]!).getByRole('button', { name: 'Counter' }).click()
    await page.getByLabelText('My price for Lot 4').fill('11.00')
    await press(/^Submit Counter/)
    await expect.element(opened('3')).toHaveFocus()
    await expect.element(opened('3')).toBeInViewport()
    await expect.element(card(mine[2]!).getByText('1 of 4 answered')).toBeVisible()

    await card(mine[2]!)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await press('Accept and go to next')
    await expect.element(opened('2')).toHaveFocus()
    await expect.element(card(mine[1]!).getByText('2 of 4 answered')).toBeVisible()
    expect(address()).toBe('/')

    await press('Next')
    await expect.element(opened('1')).toHaveFocus()
    await press('Reject')
    await press('Reject offer')
    await expect.element(opened('2')).toHaveFocus()
    await press('Reject')
    await press('Reject offer')
    await expect
      .element(page.getByText('No more offers to answer: 4 offers answered.'))
      .toHaveFocus()
  })

  test('also when it was accepted in the counter, where nothing was changed', async () => {
    await page.viewport(1280, 900)
    const { address } = await open(mine)
    await card(mine[3]!).getByRole('button', { name: 'Counter' }).click()
    const goOn = page.getByRole('dialog').getByRole('button', { name: 'Accept and go to next' })
    await expect.element(goOn).toBeEnabled()
    await page.getByLabelText('My price for Lot 4').fill('11.00')
    await expect.element(goOn).not.toBeInTheDocument()
    await page.getByLabelText('My price for Lot 4').fill('10.00')
    await goOn.click()
    await expect.element(opened('3')).toHaveFocus()
    await expect.element(card(mine[2]!).getByText('1 of 4 answered')).toBeVisible()
    expect(address()).toBe('/')
  })
})

test('j and k lead through the offers, Enter opens one, a and c answer it', async () => {
  await page.viewport(1280, 900)
  const [first, second] = [anOfferOf('2'), anOfferOf('1')]
  await open([first, second])
  await userEvent.keyboard('jj{Enter}')
  await expect.element(opened('1')).toHaveFocus()
  await userEvent.keyboard('c')
  await expect.element(page.getByText(/^O-1 · round/)).toBeVisible()
  await userEvent.keyboard('{Escape}ka')
  await expect.element(page.getByRole('alertdialog', { name: /^Accept O-2/ })).toBeVisible()
})
