import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusalsTable } from './testing/refusals-table.ts'
import { refusals } from './testing/refusals.ts'

test('the page on refusals of the card provider has the rows that are tested, and no others', () => {
  const page = readFileSync('docs/payment-refusals.md', 'utf8')
  const lines = page.split('\n').filter((line) => line.startsWith('|'))
  expect(lines.join('\n')).toBe(refusalsTable())
  expect(refusals.length).toBeGreaterThanOrEqual(25)
})
