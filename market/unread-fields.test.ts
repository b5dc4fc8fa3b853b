import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { presignUrl } from './uploads/upload-api.ts'
import { addToCart, counterOffer, submitOffer, withdrawOffer } from './offers/offer-api.ts'
import { changeInBulk } from './products/bulk/bulk-api.ts'
import { createProduct, deleteProduct } from './products/own-product-api.ts'
import { unreadFields } from './unread-fields.ts'

describe('a field that a call does not read', () => {
  test('is named by its path', () => {
    const product = { upc: '036000291452', name: 'Mug', msrpCents: 1200 }
    expect(unreadFields(createProduct.body, { product, notify: true })).toEqual([
      'product.msrpCents',
      'notify',
    ])
  })

  test('is named in each entry of a list', () => {
    const lines = [
      { product_id: 1, quantity: 2, unit_price: 300 },
      { product_id: 1, quantity: 2, unitPrice: 300 },
    ]
    expect(unreadFields(addToCart.body, { offer: { offer_products_attributes: lines } })).toEqual([
      'offer.offer_products_attributes.1.unitPrice',
    ])
  })

  test('is named where the body may be left out', () => {
    expect(unreadFields(submitOffer.body, { message: 'Hello' })).toEqual(['message'])
    expect(unreadFields(submitOffer.body, undefined)).toEqual([])
  })

  test('is any, where the call has no body', () => {
    expect(unreadFields(deleteProduct.body, { force: true })).toEqual(['force'])
    expect(unreadFields(deleteProduct.body, {})).toEqual([])
  })

  test('is named of the form that the body has', () => {
    const change = { action: 'pause', ids: [1], change_bps: -1000 }
    expect(unreadFields(changeInBulk.body, change)).toEqual(['change_bps'])
    expect(unreadFields(presignUrl.body, { size: 10, key: 'a' })).toEqual(['key'])
    expect(unreadFields(presignUrl.body, { operation: 'get_object', key: 'a', size: 1 })).toEqual([
      'size',
    ])
  })

  test('is named in a body that is refused as well', () => {
    expect(unreadFields(createProduct.body, { product: { UPC: '1' } })).toEqual(['product.UPC'])
  })

  test('is not what a prepared, nullable or free field holds', () => {
    const price_schedule = [{ days: 90, percent: 10 }]
    const resale_terms = null
    const product = { upc: '1', name: 'Mug', gender: 'F', price_schedule, resale_terms }
    expect(unreadFields(createProduct.body, { product })).toEqual([])
    expect(unreadFields(z.record(z.string(), z.unknown()), { any: { thing: 1 } })).toEqual([])
  })

  test('is named inside a prepared field', () => {
    const product = { upc: '1', name: 'Mug', price_schedule: [{ days: 90, percents: 10 }] }
    expect(unreadFields(createProduct.body, { product })).toEqual([
      'product.price_schedule.0.percents',
    ])
  })

  test('is named at most 20 times', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field_${at}`, at]))
    expect(unreadFields(withdrawOffer.body, many)).toHaveLength(20)
  })
})

test('what a call reads is never named', () => {
  const offer_products_attributes = [{ id: '7', unit_price: 500, quantity: 2, _destroy: false }]
  const body = { offer_products_attributes, revision: 2, note: 'Better?' }
  expect(unreadFields(counterOffer.body, body)).toEqual([])
})
