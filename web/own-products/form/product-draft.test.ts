import { describe, expect, test } from 'vitest'
import { blankProduct, draftOf, fieldsOf, photoFrom } from './product-draft.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'

const imported = anOwnProduct({
  name: '',
  units: 0,
  msrp_cents: null,
  photo_2: 'https://cdn.example.com/lid.jpg',
  style_number: 'FC-8',
  length: 3,
  width: 2.5,
  missing: ['Missing Product Name', 'Missing MSRP', 'Missing Units'],
})

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
