import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/messages/question-api.ts'
import type { Message } from '#market/messages/message.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aLine, anOffer, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aQuestion } from '#web/offers/questions/testing/a-question.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { AskSeller } from './AskSeller.tsx'

const lot = aProduct({ id: 20 })
const ask = page.getByRole('button', { name: 'Ask the seller' })
const field = page.getByRole('dialog').getByRole('textbox')
const send = page.getByRole('button', { name: 'Send message' })

function aLot(...offers: Offer[]) {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument(offers))
  const messages: Message[] = []
  server.answers(api.readQuestionOnLot, () => ({
    data: messages.length === 0 ? null : { question: aQuestion({}), messages, can_write: true },
  }))
  show(<AskSeller product={lot} />)
  return { ...server, messages }
}

test('a buyer asks about a lot, and sees what was asked before', async () => {
  const { answers, messages } = aLot()
  const asked = answers(api.askQuestion, ({ body: { text } }) => {
    const message = { id: 1, party: 'buyer' as const, at: '2026-11-20T10:00:00Z', text }
    messages.push(message)
    return { question_id: 5, message }
  })
  await ask.click()
  await field.fill('Is it boxed?')
  await send.click()
  await expect.element(page.getByRole('listitem').getByText('Is it boxed?')).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(asked).toMatchObject([{ params: { id: 20 }, body: { text: 'Is it boxed?' } }])
})

test('a question that does not arrive comes back into the field, with the reason', async () => {
  const { answers } = aLot()
  const reason = 'You can ask about 50 lots a day. Ask about more tomorrow.'
  answers(api.askQuestion, () => refusal(422, reason))
  await ask.click()
  await field.fill('Is it boxed?')
  await send.click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(`Not sent, but your text is kept. ${reason}`)
  await expect.element(field).toHaveValue('Is it boxed?')
})

test('with an offer under way the seller is written to there', async () => {
  aLot(anOffer({ offer_number: 'O-10361', offer_products: [aLine({ id: '20' })] }))
  await expect
    .element(page.getByRole('link', { name: 'Message the seller' }))
    .toHaveAttribute('href', '/my_offers?offer=O-10361')
  await expect.element(ask).not.toBeInTheDocument()
})
