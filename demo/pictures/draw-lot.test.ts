import { describe, expect, test } from 'vitest'
import { drawBanner } from './draw-banner.ts'
import { drawLogo } from '../art/draw-logo.ts'
import { drawLot } from './draw-lot.ts'
import { drawProduct } from './draw-product.ts'
import { materialsOf } from './category-materials.ts'
import { goodNames } from '../goods/all-goods.ts'
import { drawingsOf } from '../goods/drawings.ts'
import { sampleColours } from '../art/sample-colours.ts'

const { printed, ...parts } = sampleColours
const samples: string[] = [
  printed,
  ...Object.values(parts).flatMap((tones) => Object.values(tones)),
]

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

  test.each(goodNames)('of a %s has the colours of its materials, none of the file', (good) => {
    const [main, second] = materialsOf(good)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const svg = drawLot({ good, seed })
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|undefined|null|\[object/)
      expect(samples.filter((colour) => svg.includes(colour))).toEqual([])
      expect(drawLot({ good, seed, main: main ?? 'navy' })).not.toBe(
        drawLot({ good, seed, main: second ?? 'sage' }),
      )
    }
  })

  test('shows every drawing of its good, under one seed or another', () => {
    const look = { main: 'navy', second: 'cream', mark: 'sun' } as const
    const shapes = Array.from({ length: 40 }, (_, seed) =>
      drawProduct('tee', { ...look, seed }, 'a').body.replaceAll(/#[\da-f]{6}/g, ''),
    )
    expect(new Set(shapes).size).toBe(drawingsOf('tee').length)
  })

  test('draws what it defines, once, also where several stand together', () => {
    for (const good of goodNames) {
      const svg = drawLot({ good, seed: 11, view: 1 })
      const defined = [...svg.matchAll(/ id="([\w-]+)"/g)].map((match) => match[1])
      const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((match) => match[1])
      expect(used.filter((id) => !defined.includes(id))).toEqual([])
      expect(new Set(defined).size).toBe(defined.length)
    }
  })

  test('carries the emblem of its brand', () => {
    const look = { seed: 7, main: 'navy', second: 'cream' } as const
    const [sun, moon] = (['sun', 'moon'] as const).map((mark) =>
      drawProduct('hoodie', { ...look, mark }, 'a'),
    )
    expect(sun?.body).toBe(moon?.body)
    expect(sun?.defs).not.toBe(moon?.defs)
  })
})

test('a seller has a logo and a banner of its own, with letters drawn as outlines', () => {
  const logos = ['Juno', 'Kestrel', 'Willow Works', 'Quill & Kettle'].map((name) =>
    drawLogo(name, 1),
  )
  expect(new Set(logos).size).toBe(4)
  expect(logos.join('')).not.toContain('<text')
  expect(drawBanner('toys', 1)).not.toBe(drawBanner('toys', 2))
})
