import { expect, test } from 'vitest'
import { lotsTagged, tagsOf } from './storefront-tags.ts'

const candle = { tags: ['candles', 'clearance'] }
const mug = { tags: ['stoneware'] }
const vase = { tags: ['stoneware', 'clearance'] }
const cushion = { tags: [] }

test('a storefront offers its tags, the most used first', () => {
  expect(tagsOf([candle, mug, vase, cushion])).toEqual(['clearance', 'stoneware', 'candles'])
})

test('a tag leaves the lots that carry it, and none leaves all', () => {
  expect(lotsTagged([candle, mug, vase], 'stoneware')).toEqual([mug, vase])
  expect(lotsTagged([candle, cushion], undefined)).toEqual([candle, cushion])
})
