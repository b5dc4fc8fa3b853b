import { expect, test } from 'vitest'
import { importMessages } from '#market/imports/imported-csv-api.ts'
import { lookAgainIn } from './look-again.ts'

const underWay = { message: importMessages.underWay }

test('an import is asked about every 5 seconds, at first sooner, until it is over', () => {
  expect(lookAgainIn(undefined, 0)).toBe(1000)
  expect(lookAgainIn(underWay, 4)).toBe(1000)
  expect(lookAgainIn(underWay, 5)).toBe(5000)
  expect(lookAgainIn(underWay, 500)).toBe(5000)
  for (const message of [importMessages.complete, importMessages.failed, importMessages.undone])
    expect(lookAgainIn({ message }, 1)).toBe(false)
})
