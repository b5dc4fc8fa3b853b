import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { byName } from './by-name.ts'

const word = fc.string({
  unit: fc.constantFrom(...Array.from('abzABZéÉñüçøŁæß09')),
  minLength: 1,
  maxLength: 3,
})
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const collator = new Intl.Collator('en', { sensitivity: 'base' })

test('names stand as in the order of English', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      const expected = collator.compare(one, other)
      if (expected !== 0) expect(Math.sign(byName(one, other))).toBe(expected)
      expect(byName(one, other) + byName(other, one)).toBe(0)
    }),
    { numRuns: 2000 },
  )
})

test('case and accents decide only between names that are otherwise the same', () => {
  const names = ['Zeta', 'alpha', 'Émile', 'Emil', 'eMile', 'Alpha', 'beta 2', 'Beta']
  expect(names.toSorted(byName)).toEqual([
    'Alpha',
    'alpha',
    'Beta',
    'beta 2',
    'Emil',
    'eMile',
    'Émile',
    'Zeta',
  ])
  expect(['Levitz', 'Orso', 'Ørsted', 'Levi’s'].toSorted(byName)).toEqual([
    'Levi’s',
    'Levitz',
    'Orso',
    'Ørsted',
  ])
})
