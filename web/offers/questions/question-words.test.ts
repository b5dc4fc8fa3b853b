import { describe, expect, test } from 'vitest'
import { aQuestion } from './testing/a-question.ts'
import { lastWords, questionPill } from './question-words.ts'

describe('a question says where it stands', () => {
  test.each([
    ['open', 'seller', 'To answer'],
    ['open', 'buyer', 'Waiting for an answer'],
    ['answered', 'seller', 'Answered'],
    ['answered', 'buyer', 'Answered'],
    ['offered', 'buyer', 'Now in O-10023'],
  ] as const)('%s, to the %s: %s', (state, viewer, label) => {
    const question = aQuestion({ state, offer_number: state === 'offered' ? 'O-10023' : null })
    expect(questionPill(question, viewer).label).toBe(label)
  })
})

test('what was written last is told with who wrote it', () => {
  const question = aQuestion({})
  expect(lastWords(question, 'buyer')).toBe('You: Is it boxed?')
  expect(lastWords(question, 'seller')).toBe('Is it boxed?')
  const erased = aQuestion({ last_message: { ...question.last_message, text: null } })
  expect(lastWords(erased, 'seller')).toBe('This message was deleted.')
})
