import { describe, expect, test } from 'vitest'
import { ordersFound } from './order-search.ts'
import { anOrder, aShippedOrder } from './testing/an-order.ts'

const bears = anOrder({ id: 'bears' })
const mugs = aShippedOrder({ id: 'mugs', po_number: 'PO-10045', seller_name: 'Harrow & Pine' })
const found = (query: string, status?: 'shipped') =>
  ordersFound([bears, mugs], { query, status }, 'buyer').map(({ id }) => id)

describe('orders are found', () => {
  test.each([
    ['by their number', 'po-10045', ['mugs']],
    ['by their number as a paper has it', '#PO‑10045', ['mugs']],
    ['by their number in words', 'harrow PO #10045', ['mugs']],
    ['by the number of their offer', 'O-10090', ['bears', 'mugs']],
    ['by the other side', 'little foundry', ['bears']],
    ['by a product', 'cotton BEAR', ['bears', 'mugs']],
    ['by a UPC', '042171415276', ['bears', 'mugs']],
    ['by all words at once', 'harrow bear', ['mugs']],
    ['not by what is not there', 'sofa', []],
  ])('%s', (_how, query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test.each([
    ['$3,312.00', ['bears', 'mugs']],
    ['3312', ['bears', 'mugs']],
    ['3312.00', ['bears', 'mugs']],
    ['331', []],
    ['3312.01', []],
  ])('by their amount %s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('by the days they were made on, both included, and by the other side', () => {
    const early = anOrder({ id: 'early', created_at: '2026-10-31T23:59:59.000Z' })
    const narrowed = (narrowing: object) =>
      ordersFound([early, bears, mugs], { query: '', ...narrowing }, 'buyer').map(({ id }) => id)
    expect(narrowed({ from: '2026-11-01' })).toEqual(['bears', 'mugs'])
    expect(narrowed({ to: '2026-10-31' })).toEqual(['early'])
    expect(narrowed({ from: '2026-10-31', to: '2026-11-10' })).toEqual(['early', 'bears', 'mugs'])
    expect(narrowed({ company: 'Harrow & Pine' })).toEqual(['mugs'])
  })

  test('by their status, with what is searched for', () => {
    expect(found('', 'shipped')).toEqual(['mugs'])
    expect(found('little foundry', 'shipped')).toEqual([])
  })

  test('by the buyer’s name when a seller looks, not by the seller’s own', () => {
    const asSeller = (query: string) =>
      ordersFound([bears], { query, status: undefined }, 'seller').length
    expect(asSeller('brightway')).toBe(1)
    expect(asSeller('foundry')).toBe(0)
  })
})
