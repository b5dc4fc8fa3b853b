import { describe, expect, test } from 'vitest'
import { matching } from './match.ts'

const entries = [
  { label: 'My Offers' },
  { label: 'Account', detail: 'Offers by mail' },
  { label: 'O-10012', detail: 'Café Juniper · $4,250.00' },
  { label: 'O-110012', detail: 'Harrow & Pine · $90.00' },
  { label: 'Keyboard shortcuts', words: 'help hotkeys' },
]
const found = (typed: string) => matching(entries, typed).map(({ label }) => label)

describe('what is typed into the palette', () => {
  test('finds by name, a beginning before a middle', () => {
    expect(found('my o')).toEqual(['My Offers'])
    expect(found('offers')).toEqual(['My Offers', 'Account'])
  })

  test('finds an offer by its number, with or without its letter, the exact one first', () => {
    expect(found('o-10012')).toEqual(['O-10012'])
    expect(found('10012')).toEqual(['O-10012', 'O-110012'])
    for (const written of [
      '#O-10012',
      'O10012',
      'O #10012',
      'o\u201110012',
      'O – 10012',
      'O－１００１２',
    ])
      expect(found(written), written).toEqual(['O-10012'])
  })

  test('finds by the other side, without accents and in any order of words', () => {
    expect(found('cafe')).toEqual(['O-10012'])
    expect(found('pine harrow')).toEqual(['O-110012'])
  })

  test('finds by words an entry does not show', () => {
    expect(found('help')).toEqual(['Keyboard shortcuts'])
  })

  test('leaves everything as it was while it is empty', () => {
    expect(found('  ')).toHaveLength(entries.length)
  })

  test('finds nothing that lacks a word of it', () => {
    expect(found('juniper zebra')).toEqual([])
  })
})
