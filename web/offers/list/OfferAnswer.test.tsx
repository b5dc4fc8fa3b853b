import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { acceptOffer, readOffers, UNITS_SHORT, updateQuantities } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { aLine, anOffer, anOffersDocument } from '../testing/an-offer.ts'
import { OfferActions } from '../answer/OfferActions.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'

const NOTICE = 'Available quantities have changed.'
const dialog = page.getByRole('alertdialog')
const doNothing = () => undefined

function accepting(offer: Offer) {
  const server = aServer()
  server.answers(readOffers, () => anOffersDocument([offer]))
  const cut = server.answers(updateQuantities, () => ({
    notice: NOTICE,
    ...anOffersDocument([offer]),
    offers: [],
  }))
  show(
    <>
      <OfferActions offer={offer} viewer="seller" onAnswer={doNothing} />
      <OfferAnswer
        answer="accept"
        opened={offer}
        offer={offer}
        viewer="seller"
        hasNext={false}
        onAnswered={doNothing}
        onCut={doNothing}
        onClose={doNothing}
        onAgain={doNothing}
        onReject={doNothing}
      />
      <ToastRegion />
    </>,
  )
  return { ...server, cut }
}

test('an offer of more than is left says so before, and is cut to it in place of an accept', async () => {
  const { cut } = accepting(anOffer({ offer_products: [aLine({ units: 10 })] }))
  await expect
    .element(page.getByText('10 of 100 units are left', { exact: true }))
    .toBeInTheDocument()
  await expect
    .element(dialog.getByText(/The offer changes to \$100\.00 and it’s still your turn/))
    .toBeVisible()
  await expect.element(page.getByText(/^Accept at/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Update quantities' }).click()
  await expect.element(page.getByText(NOTICE)).toBeVisible()
  expect(cut).toHaveLength(1)
})

test('units that went unseen are cut when the accept is refused, and the notice says it', async () => {
  const { answers, cut } = accepting(anOffer())
  answers(acceptOffer, () => refusal(422, UNITS_SHORT.message, { code: UNITS_SHORT.code }))
  await dialog.getByRole('button', { name: 'Yes, accept at $1,000.00' }).click()
  await expect.element(page.getByText(NOTICE)).toBeVisible()
  expect(cut).toHaveLength(1)
})
