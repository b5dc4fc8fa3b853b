import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Message } from '#market/messages/message.ts'
import * as api from '#market/messages/question-api.ts'
import { type Question, questionsList } from '#market/messages/questions-list.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { QuestionsPage } from './QuestionsPage.tsx'
import { aQuestion } from './testing/a-question.ts'

function theQuestions(...questions: Question[]) {
  const server = aServer()
  aBuyerIsHere(server, {
    buyer: null,
    seller: {
      id: 3,
      name: 'Harrow & Pine',
      description: 'Mugs.',
      logo: null,
      banner: null,
      logo_url: null,
      banner_url: null,
      onboarding_finished: true,
    },
  })
  const asked = server.answers(questionsList.read, () => ({
    data: questions,
    meta: { page: 1, total_pages: 1, total_count: questions.length, per_page: 25 },
  }))
  const { address } = show(<QuestionsPage />)
  return { ...server, asked, address }
}

test('a seller sees which buyers wait, and answers in a dialog', async () => {
  const question = aQuestion({ unread_count: 1 })
  const messages: Message[] = [question.last_message]
  const { answers, address } = theQuestions(question)
  answers(api.readQuestion, () => ({ question, messages, can_write: true }))
  const read = answers(api.markQuestionRead, () => ({ unread_count: 0 }))
  const sent = answers(api.writeOnQuestion, ({ body: { text } }) => {
    const message = { id: 2, party: 'seller' as const, at: '2026-11-20T11:00:00Z', text }
    messages.push(message)
    return { message }
  })
  await expect.element(page.getByText('To answer')).toBeVisible()
  await expect.element(page.getByText('1 new message')).toBeVisible()
  await page.getByRole('button', { name: 'Is it boxed?' }).click()
  await expect.poll(address).toBe('/questions?question=5')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Harborview Outfitters wrote')).toBeVisible()
  await expect.poll(() => read.map(({ body }) => body.up_to)).toContain(1)
  await dialog.getByRole('textbox').fill('Yes, 24 to a box.')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect.element(dialog.getByText('Yes, 24 to a box.')).toBeVisible()
  expect(sent).toMatchObject([{ params: { id: 5 }, body: { text: 'Yes, 24 to a box.' } }])
})

test('a question that an offer keeps leads there', async () => {
  const question = aQuestion({ state: 'offered', offer_number: 'O-10361' })
  const { answers } = theQuestions(question)
  const messages = [question.last_message]
  answers(api.readQuestion, () => ({ question, messages, can_write: false }))
  await expect.element(page.getByText('Now in O-10361')).toBeVisible()
  await page.getByRole('button', { name: 'Is it boxed?' }).click()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: 'O-10361' }))
    .toHaveAttribute('href', '/my_offers?offer=O-10361')
  await expect.element(page.getByRole('dialog').getByRole('textbox')).not.toBeInTheDocument()
})

test('without questions it says where they come from', async () => {
  theQuestions()
  await expect.element(page.getByText(/Buyers can ask about your lots/)).toBeVisible()
})
