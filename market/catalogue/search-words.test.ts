import { describe, expect, test } from 'vitest'
import { wordsIn, wordsInName, wordsWritten } from './search-words.ts'

describe('a text, as search reads it', () => {
  test.each([
    ['Café au Lait', ['cafe', 'au', 'lait']],
    ['ØRSTED Straße', ['orsted', 'strasse']],
    ['Ærø & Łódź', ['aero', 'lodz']],
    ["women’s WOMEN'S", ['womens', 'womens']],
    ['ﬁne Ⅻ', ['fine', 'xii']],
    ['ПРИВЕТ, Ёж!', ['привет', 'еж']],
    ['日本語、テスト', ['日本語', 'テスト']],
    ['“8oz”(2)', ['8oz', '2']],
    ['👕 \0 !?', []],
    ['half \ud800 a letter', ['half', 'a', 'letter']],
    ['a'.repeat(70), ['a'.repeat(64)]],
  ])('%j is %j', (text, words) => {
    expect(wordsWritten(text).flat()).toEqual(words)
  })

  test('keeps the parts of a word together', () => {
    expect(wordsWritten('T-Shirt AB/12.5_x -')).toEqual([
      ['t', 'shirt'],
      ['ab', '12', '5', 'x'],
    ])
  })

  test.each(['12 oz', '12oz', '12-oz', '12 OZ.', '12 fl. oz', '12 ounces', '12-ounce'])(
    'has a number and its unit as one word: %s',
    (measure) => {
      expect(wordsWritten(`Mug, ${measure}`)).toEqual([['mug'], ['12oz']])
      expect(wordsIn(`Mug, ${measure}`)).toContain('12oz')
    },
  )

  test.each([
    ['1.5oz', ['1', '5', '15', 'oz', '1.5oz']],
    ['10-12 oz', ['10', '12', '1012', 'oz', '12oz']],
    ['1,000 mg', ['1', '000', 'mg', '1000mg']],
    ['AB-12 oz, 3-in-1', ['ab', '12', 'ab12', 'oz', '3', 'in', '1', '3in1']],
  ])('%s holds no other measure', (text, words) => {
    expect([...wordsIn(text)]).toEqual(words)
  })

  test('that is a name has short neighbors in one as well', () => {
    expect([...wordsInName('T Shirt of Wi Fi')]).toEqual([
      't',
      'shirt',
      'of',
      'wi',
      'fi',
      'tshirt',
      'wifi',
    ])
    expect(wordsIn('T Shirt')).not.toContain('tshirt')
  })

  test('is found by every part of a word, and by all of it', () => {
    expect([...wordsIn('T-shirt, ab-1234')]).toEqual([
      't',
      'shirt',
      'tshirt',
      'ab',
      '1234',
      'ab1234',
    ])
  })
})
