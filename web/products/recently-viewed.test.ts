import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeViewed, recentlyViewed, rememberViewed } from './recently-viewed.ts'

const MAYA = 1
const product = (id: number) => ({
  id,
  seller_id: 7,
  name: `Lot ${id}`,
  photo_1_url: null,
  terms: null,
})
const names = (userId: number) => recentlyViewed(userId).map(({ name }) => name)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the lots a person looked at', () => {
  test('stand the last first, each once', () => {
    for (const id of [1, 2, 3, 1]) rememberViewed(MAYA, product(id))
    expect(names(MAYA)).toEqual(['Lot 1', 'Lot 3', 'Lot 2'])
  })

  test('are a dozen at most', () => {
    for (let id = 1; id <= 20; id++) rememberViewed(MAYA, product(id))
    expect(names(MAYA)).toHaveLength(12)
    expect(names(MAYA)[0]).toBe('Lot 20')
  })

  test('are that person’s alone', () => {
    rememberViewed(MAYA, product(1))
    expect(recentlyViewed(2)).toEqual([])
  })

  test('no longer hold one that is gone', () => {
    for (const id of [1, 2]) rememberViewed(MAYA, product(id))
    removeViewed(MAYA, 2)
    expect(names(MAYA)).toEqual(['Lot 1'])
  })

  test('keep of a lot only what hardly changes', () => {
    rememberViewed(MAYA, Object.assign(product(1), { units: 5 }))
    expect(recentlyViewed(MAYA)).toEqual([product(1)])
  })

  test('are empty when the stored list can’t be read', () => {
    localStorage.setItem(`recently-viewed-${MAYA}`, '{"of": "another version"')
    expect(recentlyViewed(MAYA)).toEqual([])
  })
})
