import { describe, expect, test } from 'vitest'
import { nearest, typingErrors } from './nearest.ts'

describe('typing errors', () => {
  test.each([
    ['abc', 'abc', 0],
    ['abc', 'abcd', 1],
    ['abcd', 'abc', 1],
    ['abc', 'abd', 1],
    ['acb', 'abc', 1],
    ['smpt', 'smtp', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('%s for %s: %i', (typed, meant, errors) => {
    expect(typingErrors(typed, meant)).toBe(errors)
  })
})

describe('the nearest name', () => {
  const names = ['backup', 'restore', 'DATABASE_URL', 'PORT']

  test.each([
    ['bakcup', 'backup'],
    ['back-up', 'backup'],
    ['database-url', 'DATABASE_URL'],
    ['DATABSEURI', 'DATABASE_URL'],
    ['PORTS', 'PORT'],
    ['SORTS', undefined],
    ['start', undefined],
    ['', undefined],
  ])('to %s is %s', (typed, meant) => {
    expect(nearest(typed, names)).toBe(meant)
  })
})
