import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { blankProduct, draftOf, fieldsOf, photoFrom } from './product-draft.ts'

const imported: OwnProduct = {
  id: 42,
  seller_id: 3,
  seller: { id: 3, name: 'Harrow & Pine', description: '', logo_url: null },
  name: '',
  upc: '036000291452',
  category: 'home',
  photo_1_url: '/photos/7f3a/800.webp',
  images: ['/photos/7f3a/800.webp'],
  photo_1: '/photos/7f3a/800.webp',
  photo_2: 'https://cdn.example.com/lid.jpg',
  photo_3: null,
  photo_4: null,
  photo_5: null,
  units: 0,
  min_order_units: 24,
  msrp_cents: null,
  wholesale_cents: cents(12_00),
  seller_price_cents: cents(9_60),
  percent_off_msrp: null,
  tags: [],
  provisional: true,
  created_at: '2026-03-12T09:00:00.000Z',
  sku: null,
  asin: null,
  style_number: 'FC-8',
  description: '',
  gender: 'unisex',
  seller_size: null,
  expiration_date: '04/2027',
  packaging_type: null,
  length: 3,
  width: 2.5,
  height: null,
  weight: null,
  weight_unit: 'oz',
  inner_count: null,
  inner_quantity: null,
  outer_quantity: null,
  missing: ['Missing Product Name', 'Missing MSRP', 'Missing Units'],
}

describe('the form of a lot', () => {
  test('begins with what is there, and with empty fields for what is not', () => {
    expect(draftOf(imported)).toMatchObject({
      name: '',
      units: null,
      msrp_cents: null,
      wholesale_cents: 12_00,
      style_number: 'FC-8',
      length: '3.0',
      width: '2.5',
      height: '',
      packaging_type: '',
    })
  })

  test('knows photos that are stored from those on the web', () => {
    expect(draftOf(imported).photos).toMatchObject([
      { given: '/photos/7f3a/800.webp', by: 'file' },
      { given: 'https://cdn.example.com/lid.jpg', by: 'address' },
    ])
  })
})

test('photos are sent without a gap, and those taken out as none', () => {
  const photos = ['', 'a', ' ', 'b'].map(photoFrom)
  expect(fieldsOf({ ...blankProduct, photos })).toMatchObject({
    photo_1: 'a',
    photo_2: 'b',
    photo_3: null,
    photo_4: null,
    photo_5: null,
  })
})
