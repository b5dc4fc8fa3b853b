import { describe, expect, test } from 'vitest'
import { productCategories } from '#market/categories.ts'
import { drawBanner } from './draw-banner.ts'
import { drawLogo } from './draw-logo.ts'
import { drawLot } from './draw-lot.ts'
import { motifNames, motifOf } from './motifs.ts'

describe('a drawn lot', () => {
  test('is the same drawing whenever its seed is the same', () => {
    expect(drawLot({ motif: 'mug', seed: 7 })).toBe(drawLot({ motif: 'mug', seed: 7 }))
  })

  test('is a different drawing under another seed, in another view and in another material', () => {
    const drawings = [
      drawLot({ motif: 'mug', seed: 7, main: 'navy' }),
      drawLot({ motif: 'mug', seed: 8, main: 'navy' }),
      drawLot({ motif: 'mug', seed: 7, main: 'navy', view: 1 }),
      drawLot({ motif: 'mug', seed: 7, main: 'navy', view: 2 }),
      drawLot({ motif: 'mug', seed: 7, main: 'sage' }),
    ]
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  test.each(motifNames)('of a %s is whole SVG without a hole in its numbers', (motif) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const svg = drawLot({ motif, seed })
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|null|\[object/)
    }
  })

  test('draws only what it defines', () => {
    for (const motif of motifNames) {
      const svg = drawLot({ motif, seed: 11, view: 1 })
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]))
      const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1])
      expect(used.filter((id) => !defined.has(id))).toEqual([])
    }
  })
})

test('every category has at least eight kinds of things to draw', () => {
  for (const category of productCategories)
    expect(
      motifNames.filter((name) => motifOf(name).category === category).length,
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
