import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents } from '#market/money.ts'
import {
  addToCart,
  editLine,
  lotChanged,
  readOffers,
  removeLine,
  submitOffer,
} from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { useOffers } from '#web/offers/use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { cartOf } from './cart.ts'
import { Cart } from './Cart.tsx'

const aDraft = (...lines: Offer['offer_products']) =>
  anOffer({ state: 'draft', offer_products: lines })
const table = page.getByRole('table', { name: 'Products from Harrow & Pine' })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const quantity = page.getByLabelText('Quantity of Lot 1')
const price = page.getByLabelText('My price for Lot 1')

function ShownCart() {
  const { data: offers, refetch } = useOffers()
  if (!offers) return null
  const { drafts, saved } = cartOf(offers)
  return (
    <>
      <Cart drafts={drafts} saved={saved} />
      <ToastRegion />
      <button type="button" onClick={() => void refetch()}>
        Hear of other windows
      </button>
    </>
  )
}

/** The cart of a server that holds one draft, and what its tests let the server answer. */
function openCart(draft: Offer) {
  const server = aServer()
  let held: Offer[] = [draft]
  server.answers(readOffers, () => anOffersDocument(held))
  show(<ShownCart />)
  return {
    ...server,
    /** From now on the server has this draft instead. */
    becomes: (...drafts: Offer[]) => {
      held = drafts
    },
  }
}

describe('a line of the cart', () => {
  test('is edited in its place and saved by Enter, and focus is back where it began', async () => {
    const { answers, becomes } = openCart(aDraft(aLine()))
    const after = aDraft(aLine({ quantity: 120, price: 11_00 }))
    const saved = answers(editLine, () => {
      becomes(after)
      return anOfferDocument(after)
    })
    await button('Edit Lot 1').click()
    await expect.element(quantity).toHaveFocus()
    await quantity.fill('120')
    await price.fill('11.00')
    await expect.element(table.getByText('$1,320.00')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Edit Lot 1')).toHaveFocus()
    await expect.element(button('Send Offer of $1,320.00')).toBeEnabled()
    expect(saved).toEqual([
      { params: { id: 1, line_id: 1 }, query: {}, body: { quantity: 120, unit_price: 11_00 } },
    ])
  })

  test('asks about a price that looks like a typo, and one press takes the one that was meant', async () => {
    const { answers, becomes } = openCart(aDraft(aLine()))
    const after = aDraft(aLine({ price: 11_00 }))
    const saved = answers(editLine, () => {
      becomes(after)
      return anOfferDocument(after)
    })
    await button('Edit Lot 1').click()
    await price.fill('11')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Did you mean $11.00?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(price).toHaveValue('0.11')
    await button('Save').click()
    await button('Use $11.00').click()
    await expect.element(button('Edit Lot 1')).toBeVisible()
    expect(saved.map(({ body }) => body)).toEqual([{ quantity: 100, unit_price: 11_00 }])
  })

  test('drops its edit by Escape', async () => {
    openCart(aDraft(aLine()))
    await button('Edit Lot 1').click()
    await quantity.fill('120')
    await userEvent.keyboard('{Escape}')
    await expect.element(quantity).not.toBeInTheDocument()
    await expect.element(button('Edit Lot 1')).toHaveFocus()
    await expect.element(button('Send Offer of $1,000.00')).toBeEnabled()
  })

  test('is edited alone, while the others and the decision wait and say why', async () => {
    openCart(aDraft(aLine({ id: '1' }), aLine({ id: '2' })))
    await button('Edit Lot 1').click()
    await expect.element(button('Edit Lot 2')).toBeDisabled()
    await expect.element(button('Remove Lot 2')).toBeDisabled()
    await expect.element(button('Edit Offer')).toBeDisabled()
    await expect.element(button('Send Offer of $2,000.00')).toBeDisabled()
    await expect
      .element(button('Send Offer of $2,000.00'))
      .toHaveAccessibleDescription('Finish editing Lot 1 to send.')
    await button('Cancel').click()
    await expect.element(button('Edit Lot 2')).toBeEnabled()
  })

  test('that is removed in another window is named with what was typed, and put back with it', async () => {
    const draft = aDraft(aLine({ id: '1' }), aLine({ id: '2' }))
    const { answers, becomes } = openCart(draft)
    await button('Edit Lot 1').click()
    await quantity.fill('120')
    await price.fill('11.50')
    becomes(aDraft(aLine({ id: '2' })))
    await button('Hear of other windows').click()
    const told = page.getByText(
      'Lot 1 left your cart in another window while you were editing it. You had typed 120 units at $11.50 per unit.',
    )
    await expect.element(told).toBeVisible()
    const again = aLine({ id: '1' })
    const back = aDraft(aLine({ id: '2' }), { ...again, id: '3' })
    answers(addToCart, () => {
      becomes(back)
      return anOfferDocument(back)
    })
    await button('Put it back').click()
    await expect.element(quantity).toHaveValue('120')
    await expect.element(price).toHaveValue('11.50')
    await expect.element(told).not.toBeInTheDocument()
  })

  test('is not saved while it is wrong, which is said at its fields', async () => {
    openCart(aDraft(aLine()))
    await button('Edit Lot 1').click()
    await quantity.fill('501')
    await expect.element(quantity).toHaveAccessibleDescription('Exceeds available units')
    await expect.element(button('Save')).toBeDisabled()
    await quantity.fill('90')
    await price.fill('12.01')
    await expect.element(price).toHaveAccessibleDescription('Exceeds asking price')
    await price.fill('')
    await expect.element(price).toHaveAccessibleDescription('Price must be greater than $0')
    await expect.element(button('Save')).toBeDisabled()
    await price.fill('9.00')
    await expect.element(price).toHaveAccessibleDescription('25.0% under')
    await expect.element(button('Save')).toBeEnabled()
  })

  test('stays as it was typed when the server refuses it', async () => {
    const { answers } = openCart(aDraft(aLine()))
    answers(editLine, () => refusal(422, 'Exceeds available units'))
    await button('Edit Lot 1').click()
    await quantity.fill('400')
    await button('Save').click()
    await expect.element(page.getByText(/error in updating/)).toBeVisible()
    await expect.element(quantity).toHaveValue('400')
  })

  test('is gone at once when it is removed, and Undo brings it back', async () => {
    const draft = aDraft(aLine({ id: '1' }), aLine({ id: '2' }))
    const { answers, becomes } = openCart(draft)
    const rest = aDraft(aLine({ id: '2' }))
    const removed = answers(removeLine, () => {
      becomes(rest)
      return anOfferDocument(rest)
    })
    const added = answers(addToCart, () => {
      becomes(draft)
      return anOfferDocument(draft)
    })
    await button('Remove Lot 1').click()
    await expect.element(table.getByText('Lot 1', { exact: true })).not.toBeInTheDocument()
    await expect.element(button('Send Offer of $1,000.00')).toBeEnabled()
    await button('Undo').click()
    await expect.element(table.getByText('Lot 1', { exact: true })).toBeVisible()
    expect(removed.map(({ params }) => params)).toEqual([{ id: 1, line_id: 1 }])
    expect(added.map(({ body }) => body.offer.offer_products_attributes)).toEqual([
      [{ product_id: 1, quantity: 100, unit_price: 10_00 }],
    ])
  })

  test('comes back when it could not be removed', async () => {
    const { answers } = openCart(aDraft(aLine()))
    answers(removeLine, () => refusal(409, 'The offer has changed.'))
    await button('Remove Lot 1').click()
    await expect.element(page.getByText('The offer has changed.')).toBeVisible()
    await expect.element(table.getByText('Lot 1', { exact: true })).toBeVisible()
  })

  test('whose lot has changed says so, holds the decision up and is corrected by one press', async () => {
    const { answers, becomes } = openCart(aDraft(aLine({ units: 37 })))
    const after = aDraft(aLine({ quantity: 37, units: 37 }))
    const saved = answers(editLine, () => {
      becomes(after)
      return anOfferDocument(after)
    })
    await expect.element(table.getByText('Only 37 left')).toBeVisible()
    await expect
      .element(button('Send Offer of $1,000.00'))
      .toHaveAccessibleDescription('Change or remove the marked line to send.')
    await button('Change to 37').click()
    await expect.element(button('Send Offer of $370.00')).toBeEnabled()
    expect(saved.map(({ body }) => body)).toEqual([{ quantity: 37, unit_price: 10_00 }])
  })
})

test('what is sent goes with the note that was written to it', async () => {
  const { answers, becomes } = openCart(aDraft(aLine()))
  const sent = answers(submitOffer, () => {
    becomes()
    return anOfferDocument(anOffer())
  })
  await button('Add a note to the seller').click()
  await page.getByRole('textbox').fill('Could you ship on Monday?')
  await button('Send Offer of $1,000.00').click()
  await expect.element(page.getByText('Your cart is empty')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'My Offers' })).toBeVisible()
  expect(sent).toMatchObject([{ body: { revision: 1, note: 'Could you ship on Monday?' } }])
})

test('a lot that changed since it was added says in what; what was seen goes along, and what is new can be sent', async () => {
  const words = 'The lot has changed: condition new → salvage.'
  const { answers, becomes } = openCart(aDraft(aLine()))
  const now = {
    ...aDraft({ ...aLine(), lot_change: { words, changes: [] } }),
    revision: 2,
    lots_digest: 'another',
  }
  const sent = answers(submitOffer, ({ body }) => {
    becomes(now)
    return body.lots_digest === 'another'
      ? anOfferDocument({ ...now, state: 'seller_review' })
      : refusal(409, `${words} Please review it again.`, {
          code: lotChanged('').code,
          ...anOfferDocument(now),
        })
  })
  await button('Send Offer of $1,000.00').click()
  await expect.element(table.getByText(words)).toBeVisible()
  await button('Send Offer of $1,000.00').click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent).toMatchObject([
    { body: { revision: 1, lots_digest: 'seen' } },
    { body: { revision: 2, lots_digest: 'another' } },
  ])
})

test('the buyer of a cart reads once more what changed', async () => {
  const words = 'The lot has changed: condition new → salvage.'
  const line = { ...aLine({ price: 12_00 }), lot_change: { words, changes: [] } }
  openCart({ ...aDraft(line), buyable: true })
  await button('Buy Now for $1,200.00').click()
  await expect.element(page.getByRole('alertdialog').getByText(words)).toBeVisible()
})

test('what the seller’s asking price buys is bought, not sent', async () => {
  openCart({ ...aDraft(aLine({ price: 12_00 })), buyable: true })
  await expect.element(button('Buy Now for $1,200.00')).toBeEnabled()
  await expect.element(table.getByText('at asking')).toBeVisible()
  // Buying asks once, with what it comes to (decision I16).
  await button('Buy Now for $1,200.00').click()
  await expect
    .element(page.getByRole('alertdialog', { name: /^Buy .+ for \$1,200\.00\?$/ }))
    .toBeVisible()
  await expect.element(button('Yes, buy for $1,200.00')).toBeEnabled()
})

test('what can’t be resold is to be removed, and asks for no agreement while it is there', async () => {
  const clause = 'Resale allowed only in the buyer’s own stores.'
  const free = aLine({ id: '1' })
  const barred = {
    ...aLine({ id: '2' }),
    resale_conflict: `You can’t buy this lot: ${clause}`,
  }
  const { answers, becomes } = openCart({ ...aDraft(free, barred), resale_agreement: clause })
  answers(removeLine, () => {
    const rest = { ...aDraft(free), resale_agreement: 'Remove brand labels before resale.' }
    becomes(rest)
    return anOfferDocument(rest)
  })
  await expect.element(table.getByText(barred.resale_conflict)).toBeVisible()
  await expect.element(button(/^Send Offer/)).toBeDisabled()
  await expect.element(page.getByText(/By sending you agree to:/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(page.getByText(/By sending you agree to:/)).toBeVisible()
})

describe('a cart for several sellers', () => {
  const here = anOffer({ state: 'draft', total_cents: cents(1000_00) })
  const there = anOffer({
    id: '2',
    offer_number: 'O-10002',
    seller_id: 4,
    seller_name: 'Northbank',
    state: 'draft',
    offer_products: [aLine({ id: '2' })],
  })
  const bought = anOffer({
    id: '3',
    offer_number: 'O-10003',
    seller_name: 'Alder',
    state: 'draft',
    buyable: true,
    offer_products: [aLine({ id: '3', price: 12_00 })],
  })
  const dialog = page.getByRole('alertdialog')
  const total = page.getByRole('region', { name: 'Cart total' })

  test('is sent by one press that names each seller and sum, and a line says what was sent', async () => {
    const { answers, becomes } = openCart(here)
    becomes(here, there, bought)
    const sent = answers(submitOffer, ({ params }) => {
      becomes(...(params.id === 1 ? [bought] : [here, bought]))
      return anOfferDocument(params.id === 1 ? here : there)
    })
    await expect.element(total.getByText('$3,200.00')).toBeVisible()
    await expect.element(total.getByText('1 order to buy now isn’t included.')).toBeVisible()
    await button('Send all 2 offers').click()
    await expect.element(dialog.getByText('O-10001 · Harrow & Pine')).toBeVisible()
    await expect.element(dialog.getByText('O-10002 · Northbank')).toBeVisible()
    expect(sent).toEqual([])
    await button('Yes, send 2 offers').click()
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click()
    const line = page.getByRole('note').filter({ hasText: 'Sent:' })
    await expect
      .element(line)
      .toHaveTextContent(
        'Sent: O-10002 to Northbank ($1,000.00), O-10001 to Harrow & Pine ($1,000.00)',
      )
    await expect
      .element(line.getByRole('link', { name: 'O-10002' }))
      .toHaveAttribute('href', '/my_offers?offer=O-10002')
    expect(sent.map(({ params }) => params.id)).toEqual([2, 1])
    await expect.element(button('Buy Now for $1,200.00')).toBeEnabled()
  })

  test('keeps what is refused, with its reason', async () => {
    const { answers, becomes } = openCart(here)
    becomes(here, there)
    answers(submitOffer, ({ params }) => {
      if (params.id === 2) return refusal(422, 'Too many offers today')
      becomes(there)
      return anOfferDocument(here)
    })
    await button('Send all 2 offers').click()
    await button('Yes, send 2 offers').click()
    await expect.element(dialog.getByText('Too many offers today')).toBeVisible()
    await dialog.getByRole('contentinfo').getByRole('button', { name: 'Close' }).click()
    const group = page.getByRole('region', { name: 'Offer to Northbank' })
    await expect.element(group.getByText('Too many offers today')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'O-10001' })).toBeVisible()
  })

  test('waits to send all while a line is edited', async () => {
    const { becomes } = openCart(here)
    becomes(here, there)
    await button('Edit Lot 1').click()
    await expect.element(button('Send all 2 offers')).toBeDisabled()
    await expect
      .element(button('Send all 2 offers'))
      .toHaveAccessibleDescription('Finish editing Lot 1 to send.')
  })
})
