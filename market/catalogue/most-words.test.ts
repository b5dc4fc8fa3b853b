import { describe, expect, test } from 'vitest'
import { mostWords, tellingPlaces } from './most-words.ts'

describe('the words that tell what is sought', () => {
  test.each([
    ['black jeans', ['black', 'jeans']],
    ['boots under 20', ['boots']],
    ['boots for the snow', ['boots', 'snow']],
    ['boots size 9', ['boots', 'size']],
    ['levis 501', ['levis', '501']],
    ['under 20', []],
    ['one two three four five six seven', ['one', 'two', 'three', 'four', 'five', 'six']],
  ])('of %j are %j', (query, telling) => {
    const words = query.split(' ')
    expect(tellingPlaces(words).map((place) => words[place])).toEqual(telling)
  })
})

describe('with no lot for all words', () => {
  test('the most of them that some lot has are kept', () => {
    const words = ['red', 'wool', 'blanket']
    expect(mostWords(words, [lots(9, 0), lots(4, 1, 2), lots(1, 2)])).toEqual([1, 2])
  })

  test('of as many, the rarer tell more', () => {
    expect(mostWords(['black', 'jeans'], [lots(300, 0), lots(21, 1)])).toEqual([1])
    expect(mostWords(['jeans', 'black'], [lots(21, 0), lots(300, 1)])).toEqual([0])
  })

  test('a number tells less than a word', () => {
    expect(mostWords(['levis', '501'], [lots(40, 0), lots(2, 1)])).toEqual([0])
  })

  test('nothing is kept where no lot has any', () => {
    expect(mostWords(['zebra', 'quilt'], [])).toEqual([])
  })
})

const lots = (count: number, ...places: number[]) => ({
  lots: count,
  met: places.reduce((bits, place) => bits | (1 << place), 0),
})
