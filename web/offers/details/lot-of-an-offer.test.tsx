import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readMessages } from '#market/messages/message-api.ts'
import { acceptOffer, lotChanged, readOffers } from '#market/offers/offer-api.ts'
import type { LotChange } from '#market/offers/lot-as-seen.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { useOffers } from '../use-offers.ts'
import { AcceptDialog } from '../answer/AcceptDialog.tsx'
import { aLine, anOffer, anOfferDocument, anOffersDocument, aTurn } from '../testing/an-offer.ts'
import { noMessages } from '../testing/no-messages.ts'
import { OfferDetails } from './OfferDetails.tsx'

const toSalvage: LotChange = {
  what: 'condition',
  was: 'new',
  now: 'salvage',
  words: 'condition new → salvage',
}
const change = { words: 'The lot has changed: condition new → salvage.', changes: [toSalvage] }
const changed = anOffer({
  offer_products: [{ ...aLine(), lot_change: change }],
  history: [aTurn('submit', 'buyer')],
  lots_digest: 'another',
})
const noAct = () => undefined

test.each(['buyer', 'seller'] as const)(
  'the %s reads that the lot is another since the offer was sent',
  async (viewer) => {
    aServer().answers(readMessages, () => noMessages)
    show(<OfferDetails offer={changed} viewer={viewer} />)
    const words = `${change.words} The offer is for the lot as it was.`
    await expect.element(page.getByRole('note').getByText(words)).toBeVisible()
  },
)

test('a counter that is for another lot says so', async () => {
  aServer().answers(readMessages, () => noMessages)
  const counter = aTurn('counter', 'seller')
  const lines = counter.lines.map((line) => ({ ...line, lot_changes: [toSalvage] }))
  const offer = anOffer({
    state: 'buyer_review',
    history: [aTurn('submit', 'buyer'), { ...counter, revision: 2, lines }],
  })
  show(<OfferDetails offer={offer} viewer="buyer" />)
  await expect
    .element(page.getByText('The lot changed with this counter: condition new → salvage.'))
    .toBeVisible()
})

const opened = anOffer({ offer_products: [aLine()], history: [aTurn('submit', 'buyer')] })

function Accepting() {
  const { data: offers } = useOffers()
  const offer = offers?.[0]
  if (!offer) return null
  const about = { offer, opened, viewer: 'seller', hasNext: false } as const
  const acts = { onClose: noAct, onAnswered: noAct, onCut: noAct, onAgain: noAct }
  return <AcceptDialog {...about} {...acts} />
}

test('a person who accepts a lot that has changed is shown what is new, and may look again', async () => {
  const server = aServer()
  let now = opened
  server.answers(readOffers, () => anOffersDocument([now]))
  const asked = server.answers(acceptOffer, () => {
    now = changed
    const kind = { code: lotChanged('').code, ...anOfferDocument(changed) }
    return refusal(409, `${change.words} Please review it again.`, kind)
  })
  show(<Accepting />)
  await page.getByRole('button', { name: /^Yes, accept/ }).click()
  const told = page.getByRole('alertdialog', { name: 'O-10001 has changed' })
  await expect.element(told.getByText(new RegExp(change.words))).toBeVisible()
  await expect.element(told.getByRole('button', { name: 'Review again' })).toBeVisible()
  expect(asked).toMatchObject([{ body: { revision: 1, lots_digest: 'seen' } }])
})
