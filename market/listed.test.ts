import { expect, test } from 'vitest'
import { listed } from './listed.ts'

const STATES = ['Ohio', 'Iowa', 'Utah', 'New York', 'Maine']
const formats = new Intl.ListFormat('en-US', { type: 'conjunction' })

test.each([0, 1, 2, 3, 4, 5])('%d words are listed as Americans list them', (count) => {
  const words = STATES.slice(0, count)
  expect(listed(words)).toBe(formats.format(words))
})
