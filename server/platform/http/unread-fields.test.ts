import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
let buyer: Caller
beforeAll(async () => {
  seller = await site.asProgram(await aSeller(site.db))
  buyer = await site.asProgram(await aBuyer(site.db))
})

const mug = { upc: '036000291452', name: 'Mug' }

describe('an answer to a write', () => {
  test('names the fields that were not read, and the write is carried out', async () => {
    const { status, body } = await seller.post('/products', {
      product: { ...mug, msrpCents: 1200 },
      notify: true,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Mug', msrp_cents: null })
    expect(body.unread_fields).toEqual(['product.msrpCents', 'notify'])
  })

  test('names them again when it is sent again with its key', async () => {
    const product = { ...mug, upc: '012345678905', Units: 5 }
    const create = () => seller.post('/products', { product }, { 'Idempotency-Key': 'a-lot' })
    const [first, again] = [await create(), await create()]
    expect(again.headers.get('Idempotent-Replayed')).toBe('true')
    expect([first.body.unread_fields, again.body]).toEqual([['product.Units'], first.body])
  })

  test('says nothing of it when everything was read', async () => {
    const { body } = await seller.post('/products', { product: { ...mug, upc: '042100005264' } })
    expect(body).not.toHaveProperty('unread_fields')
  })

  test('names what was sent to a call that takes nothing', async () => {
    const { body } = await buyer.delete('/sessions', { except: 'this' })
    expect(body.unread_fields).toEqual(['except'])
  })
})

test('a search names them too, however its answer is made', async () => {
  const { status, body } = await buyer.post('/marketplace/products/search', {
    search: { categorys: ['home'] },
  })
  expect(status).toBe(200)
  expect(body.unread_fields).toEqual(['search.categorys'])
  expect(body.products).toEqual([])
})
