import { expect, test } from 'vitest'
import { scopeWords } from './scope-words.ts'

test.each([
  [
    { from: '2026-11-10', to: '2026-11-16', canceled: false },
    'of Nov 10 to Nov 16, 2026, not canceled',
  ],
  [{ paid_from: '2026-11-10', paid_to: '2026-11-10' }, 'paid Nov 10, 2026'],
  [{ from: '2026-11-10', to: '2026-11-10', reached: 'sent' }, 'of Nov 10, 2026, sent'],
  [{ category: 'other', seller_user_id: 7 }, 'with Miscellaneous, for one seller'],
])('the scope %j is told as: %s', (scope, words) => {
  expect(scopeWords(JSON.stringify(scope))).toBe(words)
})

test('a scope that somebody has spoiled is told as nothing', () => {
  expect(scopeWords('{')).toBe('')
})
