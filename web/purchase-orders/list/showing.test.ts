import { describe, expect, test } from 'vitest'
import { groupOrders } from './order-group.ts'
import { sectionsOf } from './order-section.ts'
import { showingAtFirst } from './showing.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'

const sections = sectionsOf(
  groupOrders(
    [
      anOrder({ id: 'older', created_at: '2026-11-01T12:00:00.000Z' }),
      anOrder({ id: 'due' }),
      anOrder({ id: 'under way', status: 'shipped' }),
      anOrder({ id: 'over', status: 'completed' }),
    ],
    { viewer: 'buyer', sort: 'newest' },
  ),
  { tab: undefined, sort: 'newest' },
)

describe('at first', () => {
  test('the newest order that requires action is open, and the path of the newest under way', () => {
    expect(showingAtFirst(sections, false)).toEqual({ due: 'whole', 'under way': 'steps' })
  })

  test('every order is collapsed on a phone', () => {
    expect(showingAtFirst(sections, true)).toEqual({})
  })
})
