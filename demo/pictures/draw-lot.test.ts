import { describe, expect, test } from 'vitest'
import { productCategories } from '#market/categories.ts'
import { drawBanner } from './draw-banner.ts'
import { drawLogo } from '../art/draw-logo.ts'
import { drawLot } from './draw-lot.ts'
import { goodNames, goodOf } from '../goods/all-goods.ts'

describe('a drawn lot', () => {
  test('is the same drawing whenever its seed is the same', () => {
    expect(drawLot({ good: 'mug', seed: 7 })).toBe(drawLot({ good: 'mug', seed: 7 }))
  })

  test('is a different drawing under another seed, in another view and in another material', () => {
    const drawings = [
      drawLot({ good: 'mug', seed: 7, main: 'navy' }),
      drawLot({ good: 'mug', seed: 8, main: 'navy' }),
      drawLot({ good: 'mug', seed: 7, main: 'navy', view: 1 }),
      drawLot({ good: 'mug', seed: 7, main: 'navy', view: 2 }),
      drawLot({ good: 'mug', seed: 7, main: 'sage' }),
    ]
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test.each(goodNames)('of a %s is whole SVG without a hole in its numbers', (good) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const svg = drawLot({ good, seed })
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|null|\[object/)
    }
  })

  test('draws only what it defines', () => {
    for (const good of goodNames) {
      const svg = drawLot({ good, seed: 11, view: 1 })
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1])
      expect(used.filter((id) => !defined.has(id))).toEqual([])
    }
  })
})

test('every category has at least eight kinds of things to draw', () => {
  for (const category of productCategories)
    expect(
      goodNames.filter((name) => goodOf(name).category === category).length,
    ).toBeGreaterThanOrEqual(8)
})

test('a seller has a logo and a banner of its own, with letters drawn as outlines', () => {
  const logos = ['Juno', 'Kestrel', 'Willow Works', 'Quill & Kettle'].map((name) =>
    drawLogo(name, 1),
  )
  expect(new Set(logos).size).toBe(4)
  expect(logos.join('')).not.toContain('<text')
  expect(drawBanner('toys', 1)).not.toBe(drawBanner('toys', 2))
})
