import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as api from '#market/messages/message-api.ts'
import type { Message } from '#market/messages/message.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { anOffer, aTurn } from '../testing/an-offer.ts'
import { Conversation } from './Conversation.tsx'

const aMessage = (id: number, party: Message['party'], text: string | null): Message => ({
  id,
  party,
  at: `2025-11-20T1${id}:00:00Z`,
  text,
})
const theirs = aMessage(1, 'seller', 'Yes, 48 to a pallet.')
const field = page.getByLabelText('Message to Harrow & Pine')
const send = page.getByRole('button', { name: 'Send message' })
const told = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

/** An offer of which the turns were taken at ten and at twelve. */
function aTalk(
  id: string,
  read: { messages: Message[]; unread_count?: number; can_write?: boolean },
) {
  const server = aServer()
  const offer = anOffer({
    id,
    history: [
      aTurn('submit', 'buyer'),
      { ...aTurn('counter', 'seller'), revision: 2, at: '2025-11-20T12:00:00Z' },
    ],
  })
  const messages = [...read.messages]
  server.answers(api.readMessages, () => ({ unread_count: 0, can_write: true, ...read, messages }))
  const marked = server.answers(api.markMessagesRead, () => ({ unread_count: 0 }))
  show(<Conversation offer={offer} viewer="buyer" takesMessages />)
  return { ...server, messages, marked }
}

describe('messages on an offer', () => {
  test('stand between its turns, the latest first, also erased ones', async () => {
    aTalk('1', { messages: [theirs, aMessage(3, 'buyer', null)] })
    await expect
      .poll(told)
      .toEqual([
        expect.stringContaining('You wroteThis message was deleted.'),
        expect.stringContaining('Harrow & Pine countered'),
        expect.stringContaining('Harrow & Pine wroteYes, 48 to a pallet.'),
        expect.stringContaining('You sent the offer'),
      ])
  })

  test('are sent by Ctrl and Enter too, and show at once', async () => {
    const { answers, messages } = aTalk('2', { messages: [] })
    const arrived = Promise.withResolvers<void>()
    const sent = answers(api.sendMessage, ({ body }) => {
      const message = aMessage(4, 'buyer', body.text)
      messages.push(message)
      arrived.resolve()
      return { message }
    })
    await field.fill('Is it palletized?')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await arrived.promise
    await expect.poll(() => told()[0]).toContain('You wroteIs it palletized?')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(sent.map(({ body }) => body.text)).toEqual(['Is it palletized?'])
    await send.click()
    expect(sent).toHaveLength(1)
  })

  test('that do not arrive come back into the field, with the reason', async () => {
    const { answers } = aTalk('3', { messages: [] })
    answers(api.sendMessage, () => refusal(503, 'The server is busy.'))
    await field.fill('Is it palletized?')
    await send.click()
    const reason = 'Not sent, but your text is kept. The server is busy.'
    await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
    await expect.element(field).toHaveValue('Is it palletized?')
    expect(told().join()).not.toContain('Is it palletized?')
  })

  test('are marked as read once they are in sight', async () => {
    const { marked } = aTalk('4', { messages: [theirs], unread_count: 1 })
    await expect.poll(() => marked.map(({ body }) => body.up_to)).toEqual([1])
  })

  test('are told to a screen reader when they come', async () => {
    const { answers, messages } = aTalk('5', { messages: [theirs] })
    const status = page.getByRole('status')
    await expect.element(status).toHaveTextContent('')
    answers(api.sendMessage, () => {
      const mine = aMessage(2, 'buyer', 'Thank you.')
      messages.push(mine, aMessage(3, 'seller', 'With pleasure.'))
      return { message: mine }
    })
    await field.fill('Thank you.')
    await send.click()
    await expect.element(status).toHaveTextContent('Harrow & Pine wrote: With pleasure.')
  })

  test('can be read and not written once the offer is closed', async () => {
    aTalk('6', { messages: [theirs], can_write: false })
    await expect.poll(told).toHaveLength(3)
    await expect.element(field).not.toBeInTheDocument()
  })
})
