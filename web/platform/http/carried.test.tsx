import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { readSavedSearches } from '#market/saved-searches/saved-search-api.ts'
import { firstCall, keyOf } from '#market/first-calls/first-call.ts'
import { carried, carriedInTurn, carry } from './carried.ts'

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

describe('an answer with lists', () => {
  const entry = z.object({ id: z.int(), name: z.string().trim() })
  const readShelf = endpoint({
    method: 'GET',
    path: '/shelf',
    summary: 'What stands on a shelf',
    policy: 'anyone',
    answer: z.object({
      data: z.array(entry),
      near: z.array(entry),
      meta: z.object({ of: z.int() }),
    }),
  })
  const entries = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: at, name: ` lamp ${at} ` }))
  const carryShelf = (shelf: unknown) =>
    carry(JSON.stringify({ [keyOf(firstCall(readShelf))]: shelf }))
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))

  test.each([
    [0, 0],
    [1, 7],
    [6, 12],
    [13, 1],
  ])('of %d and %d entries reads the same in turn as in one', async (data, near) => {
    const shelf = { data: entries(data), near: entries(near), meta: { of: 20 } }
    carryShelf(shelf)
    const whole = carried(readShelf)
    expect(whole?.data).toHaveLength(data)
    carryShelf(shelf)
    expect(await carriedInTurn(readShelf, {})).toEqual(whole)
    expect(carried(readShelf), 'once').toBeUndefined()
  })

  test.each([
    { data: [...entries(8), { id: 'x', name: '' }], near: [], meta: { of: 20 } },
    { data: entries(8), near: entries(2), meta: {} },
    { data: entries(8), meta: { of: 20 } },
    'nothing',
  ])('that makes no sense is left out: %j', async (shelf) => {
    carryShelf(shelf)
    expect(await carriedInTurn(readShelf, {})).toBeUndefined()
  })
})
