import { productCategories, categoryName } from '#market/categories.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms, freightTermsWords } from '#market/freight/freight-terms.ts'
import { MOST_PHOTOS } from '#market/products/most-photos.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { fieldOf, isField } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import type { FieldName } from '#market/products/fields.ts'
import type { ColumnField } from '#market/imports/columns.ts'
import { resaleChannelNames, resaleChannels } from '#market/resale/resale-channels.ts'

type Note = { form: string; example: string }

/** How the cells of a field are written, unless the field says more. */
const forms: Record<FieldKind, string> = {
  upc: '8, 12, 13 or 14 digits, once per product; a lost leading zero is restored',
  name: 'Up to 300 characters',
  line: 'Text, up to 100 characters',
  text: 'Text, up to 20,000 characters',
  category: `One of ${productCategories.map(categoryName).join(', ')}`,
  condition: `One of ${productConditions.map((each) => conditionWords[each]).join('; ')}; New when empty`,
  gender: 'Unisex, F or M; Unisex when empty',
  packaging: 'Retail ready, Ecommerce ready or Other packaging type',
  month: 'MM/YYYY',
  price: 'Dollars and cents; $ and thousands separators are read',
  units: 'A whole number; thousands separators are read',
  minimum: 'A whole number, no more than Units',
  count: 'A whole number above 0',
  measure: 'Inches, one decimal',
  'weight unit': 'lbs or oz',
  'ship from': 'City, state and ZIP code; your shop’s when empty',
  'lead time': 'Business days after payment, 1 to 30; your shop’s when empty',
  'freight terms': `One of ${freightTerms.map((each) => freightTermsWords[each]).join('; ')}; Freight included when empty`,
  'freight class': `One of ${freightClasses.join(', ')}`,
  'yes or no': 'Yes or No',
}

const photo: Note = {
  form: `A web address. One row per photo, up to ${MOST_PHOTOS}, or the columns Photo URL 2 to Photo URL 5`,
  example: 'https://example.com/candle.jpg',
}

const others: Record<Exclude<ColumnField, FieldName>, Note> = {
  photo_1: photo,
  photo_2: photo,
  photo_3: photo,
  photo_4: photo,
  photo_5: photo,
  resale_channels: {
    form: `One or more of ${resaleChannels.map((each) => resaleChannelNames[each]).join('; ')}; or Any. If empty, it stays as it is; a new lot gets your shop’s terms`,
    example: 'Own stores; Amazon',
  },
  blocked_states: { form: 'Two letters each, such as CA; TX, or None', example: 'CA; TX' },
  map_cents: { form: 'The minimum advertised price (MAP) per unit, or None', example: '19.99' },
  remove_labels: { form: 'Yes or No', example: 'Yes' },
  price_schedule: {
    form: 'Percent off and days before the Expiration Date, or None',
    example: '10% at 180 days; 20% at 90 days',
  },
  off_market_days: { form: 'Number of days before the Expiration Date, or None', example: '30' },
  show_next_price: { form: 'Yes or No: whether buyers see the next price', example: 'Yes' },
}

/** How the cells of a column are written, with an example. */
export function columnNote(field: ColumnField): Note {
  if (!isField(field)) return others[field]
  const { kind, form = forms[kind], example } = fieldOf(field)
  return { form, example }
}
