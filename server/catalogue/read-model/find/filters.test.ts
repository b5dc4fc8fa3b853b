import { expect, test } from 'vitest'
import { criteria } from '#market/catalogue/catalogue-api.ts'
import { filters } from './filters.ts'

// The words are found by the index of words, not by a filter.
const { query: _query, ...criteriaOfFilters } = criteria.shape

test('the read model has a filter for every criterion', () => {
  const filtered: string[] = Object.values(filters).flatMap(({ nothing }) => Object.keys(nothing))
  const wanted = Object.keys(criteriaOfFilters).map((criterion) =>
    // What the buyer may resell is worked out from its declaration.
    criterion === 'resaleable' ? 'resale' : criterion,
  )
  expect(filtered.toSorted()).toEqual(wanted.toSorted())
})
