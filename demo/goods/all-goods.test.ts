import { describe, expect, test } from 'vitest'
import { productCategories } from '#market/categories.ts'
import { goodNames, goodOf } from './all-goods.ts'
import { good } from './good.ts'

describe('the goods', () => {
  test('are at least eight in every category', () => {
    for (const category of productCategories)
      expect(
        goodNames.filter((name) => goodOf(name).category === category).length,
      ).toBeGreaterThanOrEqual(8)
  })

  test.each(goodNames)('know of a %s what it costs, from less to more', (name) => {
    const { msrp } = goodOf(name)
    expect(msrp[0]).toBeLessThan(msrp[1])
  })

  test.each(goodNames)('say nothing twice of a %s', (name) => {
    const { nouns, traits, variants = [], sizes = [], facts } = goodOf(name)
    for (const words of [nouns, traits, variants, sizes, facts])
      expect(new Set(words).size).toBe(words.length)
  })
})

describe('a row of goods.json', () => {
  const mug = goodOf('mug')

  test.each([
    ['without words', { ...mug, nouns: [] }],
    ['with an empty word', { ...mug, traits: [''] }],
    ['without size', { ...mug, box: [4, 0, 4] }],
    ['without weight', { ...mug, weight: [0, 'oz'] }],
    ['of a material that nobody has', { ...mug, materials: ['velvet'] }],
    ['with a figure that nobody reads', { ...mug, price: 12 }],
  ])('%s is refused', (_, row) => {
    expect(good.safeParse(mug).success).toBe(true)
    expect(good.safeParse(row).success).toBe(false)
  })
})
