import { expect, test } from 'vitest'
import { carrierDamageNote } from './carrier-damage.ts'

test('carrier damage lies between buyer and carrier where the buyer arranged the freight', () => {
  expect(carrierDamageNote('included')).toBeNull()
  for (const terms of ['buyer_arranges', 'pickup'] as const)
    expect(carrierDamageNote(terms)).toMatch(/between you and your carrier/)
})
