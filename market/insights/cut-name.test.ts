import { expect, test } from 'vitest'
import { cutName } from './cut-name.ts'

test.each([
  ['', ''],
  ['Exactly twenty chars', 'Exactly twenty chars'],
  ['Exactly twenty-one ch', 'Exactly twenty-one c…'],
  ['🕯️'.repeat(30), `${'🕯️'.repeat(10)}…`],
])('the name %j is shown as %j', (name, shown) => {
  expect(cutName(name)).toBe(shown)
})
