import { describe, expect, test } from 'vitest'
import { parseSearch } from '#web/platform/navigation/search-params.ts'
import {
  closedDetail,
  detailOf,
  filterOf,
  leadingTo,
  narrowed,
  openDetail,
  periodOf,
  sectionOf,
  sectionShowing,
  toggled,
  withoutFilter,
} from './insights-address.ts'

const at = (address: string) => parseSearch(new URL(address, 'http://lotline').search)
const TODAY = '2026-03-01'

describe('the address of the insights', () => {
  test('shows the last twelve weeks and the orders at first', () => {
    expect(periodOf({}, TODAY)).toEqual({ weeks: 12, period: { from: '2025-12-08', to: TODAY } })
    expect(sectionOf({}, 'orders')).toEqual({ isOpen: true, sort: undefined, page: 1, search: '' })
    expect(sectionOf({}, 'offers').isOpen).toBe(false)
  })

  test('holds the weeks, or the days, that were chosen', () => {
    expect(periodOf({ weeks: '52' }, TODAY).weeks).toBe(52)
    expect(periodOf({ weeks: '1' }, '2026-03-07').period).toEqual({
      from: '2026-03-01',
      to: '2026-03-07',
    })
    expect(periodOf({ from: '2026-01-01', to: '2026-01-31' }, TODAY)).toEqual({
      period: { from: '2026-01-01', to: '2026-01-31' },
    })
  })

  test.each([{ weeks: '5' }, { from: '2026-02-01', to: '2026-01-31' }, { from: 'x', to: 'y' }])(
    'that says %j shows the usual weeks',
    (search) => {
      expect(periodOf(search, TODAY).weeks).toBe(12)
    },
  )

  test('opens and closes sections, each separately', () => {
    const both = at(toggled({}, 'offers'))
    expect([sectionOf(both, 'orders').isOpen, sectionOf(both, 'offers').isOpen]).toEqual([
      true,
      true,
    ])
    const none = at(toggled({}, 'orders'))
    expect(sectionOf(none, 'orders').isOpen).toBe(false)
  })

  test('leads to a section, which opens along with those that are open', () => {
    const address = leadingTo({ orders_page: '7' }, 'offers')
    expect(address).toMatch(/#offers$/)
    expect(sectionOf(at(address), 'offers').isOpen).toBe(true)
    expect(sectionOf(at(address), 'orders')).toMatchObject({ isOpen: true, page: 7 })
  })

  test('goes to the first page when a section is sorted or searched again', () => {
    const paged = { orders_page: '7', offers_page: '3' }
    const sorted = at(sectionShowing(paged, 'orders', { sort: 'total_cents_asc' }))
    expect(sectionOf(sorted, 'orders')).toMatchObject({ sort: 'total_cents_asc', page: 1 })
    expect(sectionOf(sorted, 'offers').page).toBe(3)
    const found = at(sectionShowing(paged, 'orders', { text: 'a & b' }))
    expect(sectionOf(found, 'orders')).toMatchObject({ search: 'a & b', page: 1 })
  })

  test('narrows one section to a point of a plot, until that is cleared', () => {
    const narrow = at(narrowed({ offers_page: '3' }, 'offers', { reached: 'sent' }))
    expect(filterOf(narrow, 'offers')).toBe('{"reached":"sent"}')
    expect(filterOf(narrow, 'orders')).toBeUndefined()
    expect(sectionOf(narrow, 'offers')).toMatchObject({ isOpen: true, page: 1 })
    expect(filterOf(at(withoutFilter(narrow)), 'offers')).toBeUndefined()
  })

  test('holds the detail that is open, one at a time', () => {
    const order = at(openDetail({ weeks: '4' }, { kind: 'order', id: 12 }))
    expect(detailOf(order)).toEqual({ kind: 'order', id: 12 })
    const user = at(openDetail(order, { kind: 'user', id: 3 }))
    expect(detailOf(user)).toEqual({ kind: 'user', id: 3 })
    expect(at(closedDetail(user))).toEqual({ weeks: '4' })
    expect(detailOf({ order: '1; drop' })).toBeUndefined()
  })
})
