import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { downloadOfferManifest } from '#market/manifests/manifest-api.ts'
import { readMessages } from '#market/messages/message-api.ts'
import { cents } from '#market/money.ts'
import type { ManifestFigures } from '#market/offers/manifest-change.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import { AcceptSelectedDialog } from '../selected/AcceptSelectedDialog.tsx'
import { aLine, anOffer, aTurn } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { OfferDetails } from './OfferDetails.tsx'

const holding = (units: number): ManifestFigures => ({
  rows: 4,
  units,
  retail_cents: cents(units * 20_00),
  condition: 'new',
})
const noAct = () => undefined
const change = { sent: holding(120), now: holding(118) }
const WORDS =
  'The manifest changed since this offer was sent: 120 → 118 units, $2,400.00 → $2,360.00 at MSRP. The offer is for the manifest as it was then.'

const aMixedOffer = (line: Partial<ReturnType<typeof aLine>> = {}) =>
  anOffer({
    offer_products: [{ ...aLine({ id: '7' }), manifest_units: 120, ...line }],
    history: [aTurn('submit', 'buyer')],
  })

function aMarket() {
  const server = aServer()
  server.answers(readMessages, () => noMessages)
  return server
}

test.each(['buyer', 'seller'] as const)(
  'the %s reads that the manifest of a lot is another since the offer was sent',
  async (viewer) => {
    aMarket()
    show(<OfferDetails offer={aMixedOffer({ manifest_change: change })} viewer={viewer} />)
    await expect.element(page.getByRole('note').getByText(WORDS)).toBeVisible()
  },
)

test('of several lots it is told which one, and after a counter that it was the counter', async () => {
  aMarket()
  const lines = [aLine({ id: '6' }), { ...aLine({ id: '7' }), manifest_change: change }]
  const history = [aTurn('submit', 'buyer'), { ...aTurn('counter', 'seller'), revision: 2 }]
  show(<OfferDetails offer={anOffer({ offer_products: lines, history })} viewer="buyer" />)
  const note = page.getByRole('note')
  await expect.element(note.getByText('Lot 7:')).toBeVisible()
  await expect.element(note.getByText(/since this counter was sent: 120 → 118 units/)).toBeVisible()
})

test('a person who accepts reads it once more', async () => {
  const offer = aMixedOffer({ manifest_change: change })
  const about = { offer, opened: offer, viewer: 'seller', hasNext: false } as const
  const acts = { onClose: noAct, onAnswered: noAct, onCut: noAct, onAgain: noAct }
  show(<AcceptDialog {...about} {...acts} />)
  await expect.element(page.getByText(WORDS)).toBeVisible()
})

test('so does a person who accepts several at once', async () => {
  const opened = [anOffer({ id: '2' }), aMixedOffer({ manifest_change: change })]
  const several = { opened, offers: opened, viewer: 'seller' } as const
  show(<AcceptSelectedDialog {...several} onClose={noAct} />)
  await expect.element(page.getByText(WORDS)).toBeVisible()
})

test('what the turn was made with can be downloaded from the offer, as CSV and as a workbook', async () => {
  const asked = aMarket().answers(downloadOfferManifest, () => new Response('UPC'))
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => saved.mockRestore())
  show(<OfferDetails offer={aMixedOffer()} viewer="seller" />)
  await expect.element(page.getByText(/Mixed lot · 120 units inside/)).toBeVisible()
  await expect.element(page.getByRole('note')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Manifest', exact: true }).click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  await page.getByRole('button', { name: 'Manifest as Excel workbook' }).click()
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  expect(asked).toMatchObject([
    { params: { id: 1, line_id: 7 }, query: { format: 'csv' } },
    { params: { id: 1, line_id: 7 }, query: { format: 'xlsx' } },
  ])
})
