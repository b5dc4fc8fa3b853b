import { expect, test } from 'vitest'
import { denyConsequence, peopleCount, personName, standingWords } from './person-words.ts'

test('people are counted in words', () => {
  expect([0, 1, 2316].map(peopleCount)).toEqual(['0 people', '1 person', '2,316 people'])
})

test('who has no name yet is known by the e-mail address', () => {
  expect(personName({ full_name: '', email: 'a@b.test' })).toBe('a@b.test')
  expect(personName({ full_name: 'Ada', email: 'a@b.test' })).toBe('Ada')
})

test('staff are invited until they chose a password; others stand where their application does', () => {
  const staff = { party: 'admin', status: 'onboarded' } as const
  expect(standingWords({ ...staff, has_password: false }).label).toBe('Invited')
  expect(standingWords({ ...staff, has_password: true }).label).toBe('Active')
  const buyer = { party: 'buyer', status: 'denied', has_password: false } as const
  expect(standingWords(buyer).label).toBe('Denied')
})

test('denying a seller hides their products, and says so first', () => {
  expect(denyConsequence({ party: 'seller' })).toContain('hidden from buyers')
  expect(denyConsequence({ party: 'buyer' })).not.toContain('hidden from buyers')
})
