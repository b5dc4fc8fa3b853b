import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { dueSentence, greetingAt, thingsDue } from './welcome-words.ts'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %d o’clock one is told %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test('everything that waits counts as due', () => {
  const due = {
    offers: { count: 2, total_cents: cents(100), first_closes_at: null },
    orders: { count: 1, po_numbers: ['PO-10001'], first_paid_at: null },
    provisional_count: 3,
    expiring_count: 4,
    claims: { count: 0, order_id: null, answer_by: null },
    question_count: 5,
  }
  expect(thingsDue(due)).toBe(15)
})

test('how much is due is told as a sentence', () => {
  expect([0, 1, 1200].map(dueSentence)).toEqual([
    'Nothing needs your attention today.',
    '1 thing needs your attention today.',
    '1,200 things need your attention today.',
  ])
})
