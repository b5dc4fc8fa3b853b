import { describe, expect, test } from 'vitest'
import { shownChoices, withChosen } from './facet-choices.ts'

const sellers = Array.from({ length: 12 }, (_, index) => ({
  key: String(index),
  label: `Seller ${index}`,
  count: 12 - index,
}))
const labels = (showing: { chosen?: string[]; sought?: string; isOpen?: boolean }) =>
  shownChoices(sellers, { chosen: [], sought: '', isOpen: false, ...showing }).map(
    ({ label }) => label,
  )

describe('the sellers and tags of the filter panel', () => {
  test('are the first few, until all are asked for', () => {
    expect(labels({})).toHaveLength(6)
    expect(labels({ isOpen: true })).toHaveLength(12)
  })

  test('keep a chosen one in sight, wherever it stands', () => {
    expect(labels({ chosen: ['11'] })).toContain('Seller 11')
  })

  test('keep a chosen one though it would leave nothing', () => {
    const all = withChosen(sellers.slice(0, 1), [
      { key: '0', label: 'Seller 0' },
      { key: '77', label: 'Oakhouse' },
    ])
    expect(all).toEqual([sellers[0], { key: '77', label: 'Oakhouse', count: 0 }])
  })

  test('are found by a part of their name, in any case', () => {
    expect(labels({ sought: ' seller 1' })).toEqual(['Seller 1', 'Seller 10', 'Seller 11'])
    expect(labels({ sought: 'nobody' })).toEqual([])
  })
})
