import { expect, test } from 'vitest'
import { sectionsOf } from './account-sections.ts'

const company = { id: 7, name: 'Fieldhouse', category: 'home', ship_to: null }

test('a buyer has a ship-to address, which nobody else is asked for', () => {
  expect(sectionsOf({ buyer: company })).toContain('ship-to')
  expect(sectionsOf({ buyer: null })).not.toContain('ship-to')
})

test.each([company, null])('mails lead everybody to their mail preferences', (buyer) => {
  expect(sectionsOf({ buyer })).toContain('mail')
})
