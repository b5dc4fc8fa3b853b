import { beforeAll, describe, expect, test } from 'vitest'
import { cents, formatUsd } from '#market/money.ts'
import { anApplyingBuyer } from '#server/applications/testing/applying.ts'
import { anOrderAt } from '#server/purchase-orders/testing/an-order-at.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let ann: Caller
let support: Caller
beforeAll(async () => {
  ann = await site.as(await anAdministrator(site.db))
  support = await site.as(await anAdministrator(site.db, { role: 'support' }))
})

const searchAs = async (staff: Caller, query: string) =>
  (await staff.get(`/admin/search?query=${encodeURIComponent(query)}`)).body

describe('the search over everything', () => {
  test('finds a person by name, address and company, the one that is meant first', async () => {
    const { email } = await aBuyer(site.db, { name: 'Larkspur Outfitters' })
    await aBuyer(site.db, { name: 'The Larkspur Outfitters of Reno' })
    const { people } = await searchAs(ann, 'larkspur outfitters')
    expect(people.map(({ company }: { company: string }) => company)).toEqual([
      'Larkspur Outfitters',
      'The Larkspur Outfitters of Reno',
    ])
    expect((await searchAs(ann, email)).people).toMatchObject([{ email, party: 'buyer' }])
  })

  test('finds an application that waits', async () => {
    const { id, email } = await anApplyingBuyer(site)
    expect((await searchAs(ann, email)).applications).toMatchObject([
      { id, email, state: 'waiting' },
    ])
  })

  test('finds a seller, and its published products by words', async () => {
    const { id } = await aSeller(site.db, { name: 'Quillwort & Sons' })
    const product = await aListedProduct(site.db, { sellerId: id, name: 'Brass lantern' })
    await aListedProduct(site.db, { sellerId: id, name: 'Brass hinge', provisional: true })
    const found = await searchAs(ann, 'quillwort')
    expect(found.sellers).toMatchObject([{ id, name: 'Quillwort & Sons' }])
    expect(found.products).toMatchObject([{ id: product.id, is_published: true }])
  })

  test('finds a product by its codes, also one that is not published', async () => {
    const draft = await aListedProduct(site.db, { sku: 'QW-77/x', provisional: true })
    expect((await searchAs(ann, 'qw-77/X')).products).toMatchObject([
      { id: draft.id, is_published: false },
    ])
    expect((await searchAs(ann, draft.upc)).products[0]).toMatchObject({ id: draft.id })
  })

  test('finds an order and its offer by number, bare or not, and by amount', async () => {
    const order = await anOrderAt(site, 'awaiting_shipment')
    const { data } = (await ann.get(`/admin/purchase_orders/${order.id}`)).body
    const { po_number: number, offer_number: offer, total_cents: total } = data
    const isIt = [expect.objectContaining({ id: order.id, po_number: number })]
    for (const typed of [number, number.replace('PO-', ''), number.toLowerCase()])
      expect((await searchAs(ann, typed)).orders).toEqual(isIt)
    expect((await searchAs(ann, formatUsd(cents(total)))).orders).toEqual(isIt)
    expect((await searchAs(ann, offer)).offers).toMatchObject([{ offer_number: offer }])
    expect((await searchAs(ann, offer)).orders).toEqual([])
  })

  test('finds an order by its tracking number, however it is spaced, as the list of orders does', async () => {
    const { id } = await anOrderAt(site, 'shipped')
    await site.db
      .updateTable('purchaseOrders')
      .set({ carrier: 'UPS', trackingNumber: '1Z 999 AA1 01 2345 6784' })
      .where('id', '=', id)
      .execute()
    for (const typed of ['1z999aa10123456784', '1Z-999-AA1-0123456784'])
      expect((await searchAs(ann, typed)).orders).toMatchObject([{ id }])
    const { body } = await ann.get('/admin/purchase_orders?search=1Z999AA10123456784')
    expect(body.data.map((order: { id: number }) => order.id)).toEqual([id])
  })

  test('has whole words before parts of words', async () => {
    await aSeller(site.db, { name: 'Zephyrine Goods' })
    await aSeller(site.db, { name: 'Old Zephyr Goods' })
    await aSeller(site.db, { name: 'Zephyrus Goods' })
    const { sellers } = await searchAs(ann, 'zephyr')
    expect(sellers[0]).toMatchObject({ name: 'Old Zephyr Goods' })
    await aListedProduct(site.db, { name: 'Marlin rod' })
    await aListedProduct(site.db, { name: 'Marlinspike knife' })
    const { products } = await searchAs(ann, 'marlin')
    expect(products.map(({ name }: { name: string }) => name)).toEqual([
      'Marlin rod',
      'Marlinspike knife',
    ])
  })

  test('lists no lots of other words where a person is meant', async () => {
    const { userId } = await aBuyer(site.db, { name: 'Corner Goods' })
    await site.db
      .updateTable('users')
      .set({ fullName: 'Wilma Whitcombe' })
      .where('id', '=', userId)
      .execute()
    await aListedProduct(site.db, { name: 'White ring' })
    const found = await searchAs(ann, 'wilma whit')
    expect(found.people).toMatchObject([{ full_name: 'Wilma Whitcombe' }])
    expect(found.products).toEqual([])
    expect((await searchAs(ann, 'whit')).products).toMatchObject([{ name: 'White ring' }])
  })

  test('is for support as well, and for nobody else', async () => {
    const { email } = await aBuyer(site.db)
    expect((await searchAs(support, email)).people).toMatchObject([{ email }])
    for (const other of [
      await site.as(await aBuyer(site.db)),
      await site.as(await aSeller(site.db)),
    ])
      expect((await other.get('/admin/search?query=sue')).status).toBe(404)
  })

  test.each([
    ['nothing', '', 422],
    ['more than 200 characters', 'x'.repeat(201), 422],
    ['marks of a pattern', '%_\\', 200],
    ['quotes', `'"; drop table users; --`, 200],
    ['no character that a text holds', '\0', 200],
    ['pictures', '🕯️ 👕', 200],
    ['a number that no column holds', '99999999999999999999', 200],
  ])('answers %s', async (_, typed, status) => {
    const answer = await ann.get(`/admin/search?query=${encodeURIComponent(typed)}`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(Object.values(answer.body).flat()).toEqual([])
  })
})
