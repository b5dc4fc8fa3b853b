import { expect, test } from 'vitest'
import { receivedByItselfAt } from './received-by-itself.ts'

test('a shipped order counts as received 14 days later', () => {
  expect(receivedByItselfAt(new Date('2026-11-15T16:00:00Z'))).toEqual(
    new Date('2026-11-29T16:00:00Z'),
  )
})
