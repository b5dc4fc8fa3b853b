import { productCategories, categoryName } from '#market/categories.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import type { ColumnField } from '#market/imports/columns.ts'
import { resaleChannelNames, resaleChannels } from '#market/resale/resale-channels.ts'

type Note = { form: string; example: string }

const PRICE = 'Dollars and cents; $ and thousands separators are read'
const INCHES = 'Inches, one decimal'
const COUNT = 'A whole number above 0'

const photo: Note = {
  form: `A web address. One row per photo, up to ${MOST_PHOTOS}, or the columns Photo URL 2 to Photo URL 5`,
  example: 'https://example.com/candle.jpg',
}

/** How the cells of a column are written, with an example. */
export const columnNotes: Record<ColumnField, Note> = {
  upc: {
    form: '8, 12, 13 or 14 digits, once for each product; the lost leading zero of a UPC is put back',
    example: '036000291452',
  },
  name: { form: 'Up to 300 characters', example: 'Soy candle, Fig & Cedar, 8 oz' },
  photo_1: photo,
  photo_2: photo,
  photo_3: photo,
  photo_4: photo,
  photo_5: photo,
  msrp_cents: { form: PRICE, example: '28.00' },
  wholesale_cents: { form: `${PRICE}; buyers never see it`, example: '12.00' },
  seller_price_cents: { form: `${PRICE}; at most the Unit MSRP`, example: '7.80' },
  units: { form: 'A whole number; thousands separators are read', example: '3,456' },
  min_order_units: { form: 'A whole number, at most the Units', example: '24' },
  sku: { form: 'Text, up to 100 characters', example: 'FC-08' },
  asin: { form: 'Text, up to 100 characters', example: 'B07XJ8C8F5' },
  style_number: { form: 'Text, up to 100 characters', example: 'FW24-118' },
  description: { form: 'Text, up to 20,000 characters', example: 'Hand-poured in small batches' },
  category: {
    form: `One of ${productCategories.map(categoryName).join(', ')}`,
    example: 'Home',
  },
  gender: { form: 'Unisex, F or M; Unisex when empty', example: 'Unisex' },
  seller_size: { form: 'Text, up to 100 characters', example: '8 oz' },
  expiration_date: { form: 'MM/YYYY', example: '06/2027' },
  packaging_type: {
    form: 'Retail ready, Ecommerce ready or Other packaging type',
    example: 'Retail ready',
  },
  length: { form: INCHES, example: '3.5' },
  width: { form: INCHES, example: '3.5' },
  height: { form: INCHES, example: '4.2' },
  weight: { form: 'One decimal; needs a Weight Unit to be saved', example: '1.2' },
  weight_unit: { form: 'lbs or oz', example: 'lbs' },
  inner_quantity: { form: COUNT, example: '6' },
  inner_count: { form: COUNT, example: '4' },
  condition: {
    form: `One of ${productConditions.map((each) => conditionWords[each]).join('; ')}; New when empty`,
    example: 'Open box',
  },
  resale_channels: {
    form: `One or more of ${resaleChannels.map((each) => resaleChannelNames[each]).join('; ')}; or Any. Left empty it stays as it holds, for a new lot as your shop’s`,
    example: 'Own stores; Amazon',
  },
  blocked_states: { form: 'Two letters each, such as CA; TX, or None', example: 'CA; TX' },
  map_cents: { form: 'The least a unit may be advertised at, or None', example: '19.99' },
  remove_labels: { form: 'Yes or No', example: 'Yes' },
  price_schedule: {
    form: 'Percent off so many days before the Expiration Date, or None',
    example: '10% at 180 days; 20% at 90 days',
  },
  off_market_days: { form: 'So many days before the Expiration Date, or None', example: '30' },
  show_next_price: { form: 'Yes or No: whether buyers are told the next price', example: 'Yes' },
  outer_quantity: { form: 'Inner Quantity times Number of Inners', example: '24' },
}
