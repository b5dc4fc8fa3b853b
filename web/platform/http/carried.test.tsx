import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { firstCall, keyOf } from '#market/first-calls/first-call.ts'
import { carried, carry } from './carried.ts'

const answer = { saved_searches: [] }

/** Loaded so long ago that what came with the page may be old. */
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  carry(JSON.stringify({ [keyOf(firstCall(readSavedSearches))]: answer }))
  onTestFinished(() => {
    vi.restoreAllMocks()
    carry('{}')
  })
})

test('what came with a page is not used for long after it was taken over', () => {
  expect(carried(readSavedSearches)).toBeUndefined()
})

test('a drawn page that waited long for its scripts is taken over with what it was drawn with', () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  place.dataset['page'] = '/saved_searches'
  onTestFinished(() => place.remove())
  expect(carried(readSavedSearches)).toEqual(answer)
})
