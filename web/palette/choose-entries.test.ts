import { Tag } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import { anOffer } from '#web/offers/testing/an-offer.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { chooseEntries } from './choose-entries.ts'
import type { Entry } from './palette-entry.ts'
import { offerEntries, orderEntries, tradeEntries } from './trade-entries.ts'

const page = (label: string): Entry => ({ id: label, section: 'pages', label, icon: Tag, to: '/' })
const lot = (label: string): Entry => ({ ...page(label), section: 'lots' })
const offer = (number: number, createdAt: string) =>
  anOffer({ id: String(number), offer_number: `O-${number}`, created_at: createdAt })

const entries = [
  page('My Offers'),
  ...offerEntries(
    [
      offer(10_001, '2026-11-01T00:00:00.000Z'),
      offer(10_002, '2026-11-02T00:00:00.000Z'),
      offer(10_003, '2026-11-03T00:00:00.000Z'),
      offer(10_004, '2026-11-04T00:00:00.000Z'),
    ],
    'buyer',
  ),
  ...orderEntries([anOrder({ po_number: 'PO-10007' })], 'buyer'),
]
const shown = (typed: string, lots: Entry[] = []) =>
  chooseEntries({ entries, found: lots }, typed).map(({ name, entries: each }) => [
    name,
    ...each.map(({ label }) => label),
  ])

describe('the palette', () => {
  test('shows pages and the newest offers and orders before anything is typed', () => {
    expect(shown('')).toEqual([
      ['Go to', 'My Offers'],
      ['Offers', 'O-10004', 'O-10003', 'O-10002'],
      ['Orders', 'PO-10007'],
    ])
  })

  test('shows what fits what is typed, with the lots that were found for it', () => {
    expect(shown('10001', [lot('Linen shirt 10001')])).toEqual([
      ['Offers', 'O-10001'],
      ['Lots', 'Linen shirt 10001'],
    ])
  })

  test('leads to the offer and the order themselves', () => {
    expect(entries.map(({ to }) => to)).toContain('/my_offers?offer=O-10004')
    expect(entries.map(({ to }) => to)).toContain('/my_orders/44')
  })

  test('finds an accepted offer with its state, and leads to how its price was agreed', () => {
    const accepted = anOffer({ id: '90', offer_number: 'O-10090', state: 'accepted' })
    const order = anOrder({ id: '44', offer_id: '90', po_number: 'PO-10044' })
    for (const viewer of ['buyer', 'seller'] as const) {
      const all = tradeEntries({ offers: [accepted], orders: [order] }, viewer)
      const [found] = chooseEntries({ entries: all, found: [] }, 'O-10090')
      expect(found?.entries).toMatchObject([
        {
          section: 'offers',
          label: 'O-10090',
          detail: expect.stringMatching(/ · Accepted, PO-10044$/),
          to: '/my_orders/44#agreed',
        },
      ])
    }
  })

  test('finds an order by its exact number before the offer it came from', () => {
    const accepted = anOffer({ id: '90', offer_number: 'O-10090', state: 'accepted' })
    const order = anOrder({ id: '44', offer_id: '90', po_number: 'PO-10095' })
    const all = tradeEntries({ offers: [accepted], orders: [order] }, 'buyer')
    for (const typed of ['PO-10095', 'po 10095', 'PO10095'])
      expect(chooseEntries({ entries: all, found: [] }, typed)[0]?.section, typed).toBe('orders')
    expect(chooseEntries({ entries: all, found: [] }, 'O-10090')[0]?.section).toBe('offers')
  })

  test('never shows a buyer’s cart as an offer', () => {
    expect(
      offerEntries([anOffer({ state: 'draft' }), anOffer({ state: 'accepted' })], 'buyer'),
    ).toEqual([])
  })
})
