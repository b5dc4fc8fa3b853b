/** A body for each of the main calls, by the name of its declaration. */
export const bodyExamples: Partial<Record<string, object>> = {
  signIn: { user: { email: 'you@example.com', password: 'lavender and tar' } },
  createProduct: {
    product: {
      upc: '036000291452',
      name: 'Stoneware mug, 12 oz',
      category: 'home',
      msrp_cents: 1800,
      wholesale_cents: 700,
      seller_price_cents: 540,
      units: 960,
      min_order_units: 96,
      photo_1: 'https://example.com/mug.jpg',
    },
  },
  updateProduct: { product: { upc: '036000291452', name: 'Stoneware mug, 12 oz', units: 480 } },
  editFigures: { product: { seller_price_cents: 500 } },
  beginImport: { key: '4f9d2c61b8e04a7d9c35e1f2a6b70d18', file_name: 'lots.csv' },
  searchProducts: { search: { query: 'mug', categories: ['home'], max_price_cents: 600 } },
  addToCart: {
    offer: {
      offer_products_attributes: [{ product_id: 17, quantity: 192, unit_price: 450 }],
    },
  },
  submitOffer: { revision: 0, note: 'We can collect this week.' },
  acceptOffer: { revision: 1 },
  counterOffer: {
    revision: 1,
    offer_products_attributes: [{ id: '31', unit_price: 500 }],
    note: 'Best we can do.',
  },
  rejectOffer: { revision: 1, reason: 'Below our cost.' },
  advancePurchaseOrder: { event: 'ship', carrier: 'UPS', tracking_number: '1Z999AA10123456784' },
}
