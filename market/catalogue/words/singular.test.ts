import { describe, expect, test } from 'vitest'
import { singularOf } from './singular.ts'
import { formsOf, spellingsOf } from './word-forms.ts'

describe('the singular', () => {
  test.each([
    ['in s', 'candles', 'candle'],
    ['in es', 'brushes', 'brush'],
    ['in sses', 'glasses', 'glass'],
    ['in ses', 'houses', 'house'],
    ['of what ends in s', 'buses', 'bus'],
    ['in ies', 'batteries', 'battery'],
    ['in ie', 'hoodies', 'hoodie'],
    ['in oes', 'potatoes', 'potato'],
    ['in oe', 'shoes', 'shoe'],
    ['in ves', 'scarves', 'scarf'],
    ['in ves at its end', 'bookshelves', 'bookshelf'],
    ['in ve', 'sleeves', 'sleeve'],
    ['that is another word', 'mice', 'mouse'],
    ['without a vowel', 'tvs', 'tv'],
  ])('%s: %s is %s', (_, plural, singular) => {
    expect(singularOf(plural)).toBe(singular)
    expect(singularOf(singular)).toBe(singular)
  })

  test.each([
    'news',
    'brass',
    'lens',
    'gas',
    'hummus',
    'tennis',
    'shorts',
    'series',
    'brushed',
    '90s',
    'свечи',
  ])('of %s is the word itself', (word) => {
    expect(singularOf(word)).toBe(word)
  })
})

describe('the forms of a word', () => {
  test('are what does not begin with it', () => {
    expect(formsOf('candle')).toEqual([])
    expect(formsOf('candles')).toEqual([{ word: 'candle', isWhole: false }])
    expect(formsOf('knife')).toEqual([{ word: 'knives', isWhole: false }])
  })

  test('are whole words where beginnings would be others', () => {
    expect(formsOf('men')).toContainEqual({ word: 'man', isWhole: true })
  })

  test('of a code are its other lengths', () => {
    expect(formsOf('0036000291452').map(({ word }) => word)).toEqual([
      '36000291452',
      '036000291452',
      '00036000291452',
    ])
    expect(spellingsOf('96385074')).toContain('00000096385074')
    expect(formsOf('st9901')).toEqual([])
  })
})
