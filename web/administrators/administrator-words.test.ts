import { expect, test } from 'vitest'
import { nameOf, staffCount } from './administrator-words.ts'

test('somebody without a name goes by the address', () => {
  expect(nameOf({ full_name: '', email: 'eve@example.com' })).toBe('eve@example.com')
  expect(nameOf({ full_name: 'Eve', email: 'eve@example.com' })).toBe('Eve')
})

test('one is a person, more are people', () => {
  expect([staffCount(1), staffCount(2)]).toEqual(['1 person', '2 people'])
})
