import { describe, expect, test } from 'vitest'
import { windowTitle } from './window-title.ts'

describe('the title of the window', () => {
  test('names the page', () => {
    expect(windowTitle('My Offers', 0)).toBe('My Offers · Lotline')
    expect(windowTitle('', 0)).toBe('Lotline')
  })

  test('begins with the count of what awaits the person', () => {
    expect(windowTitle('My Offers', 3)).toBe('(3) My Offers · Lotline')
    expect(windowTitle('', 12)).toBe('(12) Lotline')
  })
})
