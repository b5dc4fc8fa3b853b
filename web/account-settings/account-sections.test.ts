import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { expect, test } from 'vitest'
import { sectionsOf } from './account-sections.ts'

const company = { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null, ...NOTHING_DECLARED }

test('a buyer has a ship-to address, which nobody else is asked for', () => {
  expect(sectionsOf({ buyer: company, admin: false })).toContain('ship-to')
  expect(sectionsOf({ buyer: null, admin: false })).not.toContain('ship-to')
})

test.each([company, null])('mails lead everybody to their mail preferences', (buyer) => {
  expect(sectionsOf({ buyer, admin: false })).toContain('mail')
})

test('administrators alone have a second factor', () => {
  expect(sectionsOf({ buyer: null, admin: true })).toContain('second-factor')
  expect(sectionsOf({ buyer: null, admin: false })).not.toContain('second-factor')
})
