import { describe, expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

describe('the initials of a name', () => {
  test.each([
    ['Tide Apothecary', 'TA'],
    ['Casa Verano Importers & Fine Foods of San Rivo', 'CR'],
    ['Rouge & Reed', 'RR'],
    ['dana', 'D'],
    ['Éclair Øl', 'ÉØ'],
    ['', ''],
  ])('%s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
