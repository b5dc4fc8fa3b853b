import { expect, test } from 'vitest'
import { signatureWords } from './signature-words.ts'

const at = '2026-11-10T12:00:00.000Z'

test('a signature names the person, the company and the act', () => {
  const signed = { act: 'submit', party: 'buyer', company: 'Fieldhouse', at } as const
  expect(signatureWords({ ...signed, person: 'Dana Reyes' })).toBe(
    'Dana Reyes of Fieldhouse signed by sending the offer',
  )
  expect(signatureWords({ ...signed, act: 'accept', person: null })).toBe(
    'Fieldhouse signed by accepting',
  )
})
