import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { blankProduct } from '../form/product-draft.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { previewOf, showsSavedPrice } from './preview-of.ts'

const preview = (draft: Partial<typeof blankProduct>, product = anOwnProduct()) =>
  previewOf({
    draft: { ...blankProduct, ...draft },
    product,
    sellerName: 'Harrow & Pine',
    photo: undefined,
  })

describe('the preview of a product', () => {
  test('shows what is typed as buyers will see it', () => {
    const typed = {
      name: 'Cedar candle',
      msrp_cents: cents(24_00),
      seller_price_cents: cents(7_20),
    }
    expect(preview({ ...typed, units: 960, min_order_units: 24 })).toMatchObject({
      name: 'Cedar candle',
      percent_off_msrp: 70,
      seller_price_cents: 7_20,
      units: 960,
      min_order_units: 24,
    })
  })

  test('shows the saved price in the place of one that does not fit', () => {
    const draft = { ...blankProduct, msrp_cents: cents(24_00), seller_price_cents: cents(26_00) }
    expect(preview(draft).seller_price_cents).toBe(9_60)
    expect(showsSavedPrice(draft, preview(draft))).toBe(true)
    expect(preview(draft, anOwnProduct({ seller_price_cents: null })).seller_price_cents).toBeNull()
  })

  test('of nothing has a name to stand for it', () => {
    expect(preview({}).name).toBe('Product Name')
  })
})
