import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Party } from '#market/accounts/viewer.ts'
import { acceptOffer, counterOffer, readOffers } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { CounterDialog } from './CounterDialog.tsx'
import { useOffers } from '../use-offers.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument, aTurn } from '../testing/an-offer.ts'

const two = anOffer({
  can_reject: true,
  offer_products: [aLine({ id: '1' }), aLine({ id: '2', price: 5_00 })],
})
const dialog = page.getByRole('dialog')
const price = (lot: number) => dialog.getByLabelText(`My price for Lot ${lot}`)
const units = (lot: number) => dialog.getByLabelText(`Units of Lot ${lot}`)
const button = (name: string) => dialog.getByRole('button', { name })
const totals = () =>
  [...dialog.element().querySelectorAll('dl > div')].map(({ textContent }) => textContent)

/** The dialog over one's offers, as the page of an offer opens it. */
function Countering({ opened, viewer }: { opened: Offer; viewer: Party }) {
  const [isOpen, setIsOpen] = useState(true)
  const [isRejecting, setIsRejecting] = useState(false)
  const { data: offers = [] } = useOffers()
  const offer = offers.find(({ id }) => id === opened.id) ?? opened
  return (
    <>
      {isOpen && (
        <CounterDialog
          opened={opened}
          offer={offer}
          viewer={viewer}
          hasNext={false}
          onAnswered={(words) => {
            toast(words)
            setIsOpen(false)
          }}
          onCut={() => undefined}
          onClose={() => setIsOpen(false)}
          onAgain={() => setIsOpen(false)}
          onReject={() => setIsRejecting(true)}
        />
      )}
      {isRejecting && <p>Asked to reject</p>}
      <ToastRegion />
    </>
  )
}

function open(opened: Offer, viewer: Party = 'seller') {
  const server = aServer()
  server.answers(readOffers, () => anOffersDocument([opened]))
  const shown = show(<Countering opened={opened} viewer={viewer} />)
  return { ...server, ...shown }
}

describe('a counter', () => {
  test('says before anything is changed that it would accept', async () => {
    open(two)
    await expect.element(dialog.getByRole('heading', { name: 'Counter Fieldhouse' })).toBeVisible()
    await expect
      .element(dialog.getByText('No changes: submitting accepts their offer.'))
      .toBeVisible()
    await expect.element(button('Accept Counter at $1,500.00')).toBeEnabled()
  })

  test('is sent with what was changed and nothing else, and says so', async () => {
    const { answers } = open(two)
    const sent = answers(counterOffer, () => anOfferDocument({ ...two, revision: 2 }))
    await price(1).fill('11.00')
    await units(2).fill('80')
    await dialog.getByLabelText(/Note to the buyer/).fill('  Meet me here ')
    await button('Submit Counter of $1,500.00').click()
    await expect.element(page.getByText('Counter of $1,500.00 sent to Fieldhouse')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toEqual([
      {
        params: { id: 1 },
        query: {},
        body: {
          revision: 1,
          lots_digest: 'seen',
          note: 'Meet me here',
          offer_products_attributes: [
            { id: 1, unit_price: 11_00 },
            { id: 2, quantity: 80 },
          ],
        },
      },
    ])
  })

  test('is written without a mouse', async () => {
    const { answers } = open(anOffer())
    const sent = answers(counterOffer, () => anOfferDocument(anOffer({ revision: 2 })))
    await expect.element(price(1)).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}{ArrowUp}{Tab}')
    await expect.element(price(1)).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}1')
    await expect.element(button('Submit Counter of $1,021.02')).toBeVisible()
    button('Submit Counter of $1,021.02').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent[0]?.body.offer_products_attributes).toEqual([
      { id: 1, quantity: 102, unit_price: 10_01 },
    ])
  })

  test('shows what it comes to as it is typed, and what is left after the fee', async () => {
    open({ ...two, platform_fee_bps: 1000, total_net_to_seller: two.total_cents })
    await price(1).fill('12.00')
    await expect.element(button('Submit Counter of $1,700.00')).toBeVisible()
    expect(totals()).toEqual([
      'Previous Totalwas $1,500.00',
      'New Total$1,700.00',
      'My net after the fee$1,530.00',
      'Change+$200.00 (13.3%)',
    ])
  })

  test('is not sent while a line of it is wrong, which is said at the line', async () => {
    open(anOffer())
    await price(1).fill('12.01')
    await expect.element(dialog.getByText('Exceeds asking price')).toBeVisible()
    await expect.element(price(1)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(button('Submit Counter of $1,201.00')).toBeDisabled()
    await price(1).fill('11.00')
    await units(1).fill('501')
    await expect.element(dialog.getByText('Exceeds available units')).toBeVisible()
    await expect.element(price(1)).not.toHaveAttribute('aria-invalid')
    await units(1).fill('500')
    await expect.element(button('Submit Counter of $5,500.00')).toBeEnabled()
  })

  test('asks about each price that looks like a typo before it is sent', async () => {
    const { answers } = open(two)
    const sent = answers(counterOffer, () => anOfferDocument({ ...two, revision: 2 }))
    const question = page.getByRole('alertdialog')
    await price(1).fill('11')
    await price(2).fill('6')
    await button('Submit Counter of $17.00').click()
    await expect.element(page.getByText('Did you mean $11.00?')).toBeVisible()
    await question.getByRole('button', { name: 'Use $11.00' }).click()
    await expect.element(page.getByText('Did you mean $6.00?')).toBeVisible()
    await question.getByRole('button', { name: 'Keep $0.06' }).click()
    await expect.element(page.getByText('Counter of $1,106.00 sent to Fieldhouse')).toBeVisible()
    expect(sent[0]?.body.offer_products_attributes).toEqual([
      { id: 1, unit_price: 11_00 },
      { id: 2, unit_price: 6 },
    ])
  })

  test('promises no accept of more units than are left', async () => {
    open(anOffer({ offer_products: [aLine({ units: 10 })] }))
    await expect.element(dialog.getByText('Exceeds available units')).toBeVisible()
    await expect.element(button('Accept Counter at $1,000.00')).toBeDisabled()
    await expect.element(dialog.getByText(/this accepts the offer/)).not.toBeInTheDocument()
    await units(1).fill('10')
    await expect.element(button('Submit Counter of $100.00')).toBeEnabled()
  })

  test('leaves a line out and takes it back, and keeps the last one', async () => {
    open(two)
    await button('Remove Lot 1').click()
    await expect.element(button('Undo')).toHaveFocus()
    await expect.element(button('Submit Counter of $500.00')).toBeVisible()
    await expect.element(button('Remove Lot 2')).toBeDisabled()
    await expect
      .element(button('Remove Lot 2'))
      .toHaveAccessibleDescription('An offer needs at least one product')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Accept Counter at $1,500.00')).toBeVisible()
    await expect.element(button('Remove Lot 2')).toBeEnabled()
  })

  test('keeps what was typed when the server refuses it, and says why', async () => {
    const { answers } = open(anOffer())
    answers(counterOffer, () =>
      refusal(422, 'Too many units', { fields: { '1.quantity': ['Only 90 are left'] } }),
    )
    await units(1).fill('95')
    await button('Submit Counter of $950.00').click()
    await expect.element(dialog.getByText('Too many units')).toBeVisible()
    await expect.element(dialog.getByText('Only 90 are left')).toBeVisible()
    await expect.element(units(1)).toHaveValue('95')
    await expect.element(units(1)).toHaveAttribute('aria-invalid', 'true')
  })

  test('leaves room between a refusal and the buttons below it', async () => {
    const { answers } = open(anOffer())
    answers(counterOffer, () => refusal(422, 'Too many units'))
    await units(1).fill('95')
    await button('Submit Counter of $950.00').click()
    await expect.element(dialog.getByText('Too many units')).toBeVisible()
    const banner = dialog.getByRole('alert').element().getBoundingClientRect()
    const below = dialog
      .getByRole('button')
      .elements()
      .map((each) => each.getBoundingClientRect().top - banner.bottom)
      .filter((distance) => distance > -1)
    expect(Math.min(...below)).toBeGreaterThanOrEqual(12)
  })

  test('of an offer that has moved on meanwhile says what happened, and sends nothing more', async () => {
    const { answers } = open(two)
    const withdrawn = anOffer({
      ...two,
      state: 'rejected',
      closed_reason: 'withdrawn',
      revision: 2,
      history: [{ ...aTurn('withdraw', 'buyer'), revision: 2 }],
    })
    answers(counterOffer, () => {
      answers(readOffers, () => anOffersDocument([withdrawn]))
      return refusal(409, 'The offer has changed.', anOfferDocument(withdrawn))
    })
    await price(1).fill('11.00')
    await button('Submit Counter of $1,600.00').click()
    await expect.element(dialog.getByText(/Please review it again/)).toBeVisible()
    await expect.element(button('Submit Counter of $1,600.00')).toBeDisabled()
    await expect.element(button('Reject')).not.toBeInTheDocument()
  })

  test('is left by Cancel and by Escape, and Reject asks its own question', async () => {
    open(two)
    await button('Reject').click()
    await expect.element(page.getByText('Asked to reject')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

test('a counter that changes nothing accepts, and leads the seller to the orders', async () => {
  const { answers, address } = open(two)
  const accepted = answers(acceptOffer, () => ({
    data: {
      type: 'offer' as const,
      id: '1',
      attributes: { purchase_order_id: '7', state: 'accepted' as const },
    },
  }))
  await button('Accept Counter at $1,500.00').click()
  await expect.element(page.getByText(/O-10001 is accepted/)).toBeVisible()
  expect(accepted).toMatchObject([{ params: { id: 1 }, body: { revision: 1 } }])
  await expect.poll(address).toBe('/my_orders')
})

test('a buyer who goes over what the seller asks is warned, and may still send it', async () => {
  open(anOffer({ state: 'buyer_review' }), 'buyer')
  await price(1).fill('11.00')
  await expect.element(dialog.getByText(/you would pay \$1.00 more per unit/)).toBeVisible()
  await expect.element(button('Submit Counter of $1,100.00')).toBeEnabled()
})

describe('one act fills all prices of a counter', () => {
  const mine = [aLine({ id: '1', price: 12_00 }), aLine({ id: '2', price: 8_01 })]
  const named = anOffer({ ...two, history: [aTurn('counter', 'seller', mine)] })
  const prices = () => [1, 2].map((lot) => price(lot).element().getAttribute('value'))

  test.each([
    ['Meet in the middle', ['11.00', '6.51']],
    ['My last price', ['12.00', '8.01']],
    ['All lines −5%', ['9.50', '4.75']],
    ['All lines +5%', ['10.50', '5.25']],
  ])('%s', async (act, filled) => {
    open(named)
    await button(act).click()
    await expect.poll(prices).toEqual(filled)
  })

  test('and the next one takes it back, or Undo', async () => {
    open(named)
    await dialog.getByLabelText(/^Percent/).fill('20')
    await button('All lines +20%').click()
    await button('All lines +20%').click()
    await expect.poll(prices).toEqual(['12.00', '7.20'])
    await button('Undo').click()
    await expect.poll(prices).toEqual(['12.00', '6.00'])
    await button('Undo').click()
    await expect.poll(prices).toEqual(['10.00', '5.00'])
    await expect.element(button('Meet in the middle')).toHaveFocus()
    await button('All lines +20%').click()
    await button('Their price').click()
    await expect.poll(prices).toEqual(['10.00', '5.00'])
    await expect.element(button('Accept Counter at $1,500.00')).toBeVisible()
  })

  test('with what the seller asks, who has named no price yet', async () => {
    open(two)
    await button('My asking price').click()
    await expect.poll(prices).toEqual(['12.00', '12.00'])
    await price(1).fill('11.00')
    await expect.element(button('Undo')).not.toBeInTheDocument()
  })
})
