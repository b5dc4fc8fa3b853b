import { describe, expect, test } from 'vitest'
import { anApplication } from './testing/an-application.ts'
import { approvalConsequence, queueSummary } from './application-words.ts'

describe('the line under the heading', () => {
  test.each([
    [0, 0, 'No one is waiting. Answer within 24 hours.'],
    [3, 0, '3 waiting. Answer within 24 hours; none overdue.'],
    [11, 1, '11 waiting. Answer within 24 hours; 1 overdue.'],
    [1200, 40, '1,200 waiting. Answer within 24 hours; 40 overdue.'],
  ])('with %d waiting, %d too long', (waiting_count, overdue_count, words) => {
    expect(queueSummary({ waiting_count, overdue_count })).toBe(words)
  })
})

describe('what an approval does', () => {
  test('is told before it is done', () => {
    expect(approvalConsequence(anApplication({ full_name: 'Dana Reyes' }))).toBe(
      'Dana Reyes gets a sign-in link at dana@fieldhouse.test. It works once, for 7 days. They can then see the whole catalog.',
    )
  })

  test('names the lots of a seller that come to light', () => {
    const seller = { party: 'seller', company: 'Harrow & Pine', full_name: '' } as const
    expect(approvalConsequence(anApplication({ ...seller, product_count: 12 }))).toMatch(
      /^Harrow & Pine gets .* The 12 products saved so far will be visible to buyers once they are complete\.$/,
    )
    expect(approvalConsequence(anApplication(seller))).toMatch(/with its first product\.$/)
  })
})
