import { expect, test } from 'vitest'
import { printSheet } from './print-sheet.ts'
import { aSheet } from './testing/a-sheet.ts'

const nonsense = Object.assign(aSheet(), { lines: null })

test('a sheet that cannot be drawn holds up none of the next', { timeout: 120_000 }, async () => {
  const [before, failed, after] = await Promise.allSettled([
    printSheet(aSheet()),
    printSheet(nonsense),
    printSheet(aSheet()),
  ])
  expect(failed.status).toBe('rejected')
  expect(after).toEqual(before)
  expect(after.status).toBe('fulfilled')
})
