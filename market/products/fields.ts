import type { Field } from './field.ts'

/** What a field holds. Rules, inputs and columns follow from it, each by a table of kinds. */
export type FieldKind =
  | 'upc'
  | 'name'
  | 'line'
  | 'text'
  | 'category'
  | 'condition'
  | 'gender'
  | 'packaging'
  | 'month'
  | 'price'
  | 'units'
  | 'minimum'
  | 'count'
  | 'measure'
  | 'weight unit'
  | 'ship from'
  | 'lead time'

const PRICE = 'Dollars and cents; $ and thousands separators are read'

/**
 * Every field of a product that is one value, in the order of the product's page. A new one is a row here and a
 * column in the database (docs/recipes.md). Photos, tags, resale terms and the price schedule have code of their own.
 */
export const fields = {
  upc: {
    kind: 'upc',
    label: 'UPC',
    step: 'identifiers',
    lotFact: 'UPC',
    isRequired: true,
    aliases: ['UPC Code', 'UPC-A', 'UPC EAN', 'EAN', 'GTIN', 'Barcode', 'Variant Barcode'],
    example: '036000291452',
  },
  name: {
    kind: 'name',
    label: 'Product Name',
    step: 'identifiers',
    lotFact: 'name',
    isRequired: true,
    aliases: ['Name', 'Title', 'Product Title', 'Item Name', 'Product'],
    example: 'Soy candle, Fig & Cedar, 8 oz',
  },
  sku: {
    kind: 'line',
    label: 'SKU',
    step: 'identifiers',
    lotFact: 'SKU',
    aliases: ['Item Number', 'Item No', 'Item #', 'SKU Number', 'Item SKU', 'Variant SKU'],
    example: 'FC-08',
  },
  asin: {
    kind: 'line',
    label: 'ASIN',
    step: 'identifiers',
    lotFact: 'ASIN',
    example: 'B07XJ8C8F5',
  },
  style_number: {
    kind: 'line',
    label: 'Style Number',
    step: 'identifiers',
    lotFact: 'style number',
    aliases: ['Style', 'Style No', 'Style #'],
    example: 'FW24-118',
  },
  category: {
    kind: 'category',
    label: 'Category',
    step: 'details',
    aliases: ['Department', 'Dept', 'Product Category'],
    example: 'Home',
  },
  condition: {
    kind: 'condition',
    label: 'Condition',
    step: 'details',
    lotFact: 'condition',
    aliases: ['Item Condition', 'Product Condition', 'Grade'],
    example: 'Open box',
  },
  gender: {
    kind: 'gender',
    label: 'Gender',
    step: 'details',
    lotFact: 'gender',
    example: 'Unisex',
  },
  seller_size: {
    kind: 'line',
    label: 'Seller Size',
    step: 'details',
    lotFact: 'size',
    aliases: ['Size'],
    example: '8 oz',
  },
  expiration_date: {
    kind: 'month',
    label: 'Expiration Date',
    step: 'details',
    lotFact: 'expiration date',
    aliases: ['Expiration', 'Expiry', 'Expiry Date', 'Best By', 'Best Before', 'Exp Date'],
    example: '06/2027',
  },
  msrp_cents: {
    kind: 'price',
    label: 'Unit MSRP',
    step: 'pricing',
    lotFact: 'MSRP',
    isRequired: true,
    aliases: ['MSRP', 'RRP', 'SRP', 'Retail', 'Retail Price', 'List Price', 'Unit Retail'],
    example: '28.00',
  },
  seller_price_cents: {
    kind: 'price',
    label: 'Unit Asking Price',
    step: 'pricing',
    isRequired: true,
    aliases: ['Asking Price', 'Asking', 'Ask', 'Our Price', 'Offer Price', 'Closeout Price'],
    form: `${PRICE}; at most the Unit MSRP`,
    example: '7.80',
  },
  wholesale_cents: {
    kind: 'price',
    label: 'Unit Wholesale',
    step: 'pricing',
    isPrivate: true,
    isRequired: true,
    aliases: ['Wholesale', 'Wholesale Price', 'WSP', 'WHSL', 'Wholesale Cost'],
    form: `${PRICE}; buyers never see it`,
    example: '12.00',
  },
  units: {
    kind: 'units',
    label: 'Units',
    step: 'quantity',
    isRequired: true,
    aliases: [
      'Qty',
      'Quantity',
      'Qty Available',
      'Qty On Hand',
      'Available',
      'Units Available',
      'On Hand',
      'Stock',
    ],
    example: '3,456',
  },
  min_order_units: {
    kind: 'minimum',
    label: 'Minimum Order Quantity',
    step: 'quantity',
    aliases: ['MOQ', 'Qty Min', 'Min Qty', 'Minimum Order', 'Min Order', 'Minimum Quantity'],
    example: '24',
  },
  packaging_type: {
    kind: 'packaging',
    label: 'Packaging Type',
    step: 'packaging',
    lotFact: 'packaging',
    aliases: ['Packaging'],
    example: 'Retail ready',
  },
  inner_quantity: {
    kind: 'count',
    label: 'Inner Quantity',
    step: 'packaging',
    lotFact: 'inner quantity',
    example: '6',
  },
  inner_count: {
    kind: 'count',
    label: 'Number of Inners',
    step: 'packaging',
    lotFact: 'number of inners',
    example: '4',
  },
  outer_quantity: {
    kind: 'count',
    label: 'Outer Quantity',
    step: 'packaging',
    lotFact: 'outer quantity',
    form: 'Inner Quantity times Number of Inners',
    example: '24',
  },
  length: {
    kind: 'measure',
    label: 'Length',
    step: 'dimensions',
    lotFact: 'length',
    example: '3.5',
  },
  width: { kind: 'measure', label: 'Width', step: 'dimensions', lotFact: 'width', example: '3.5' },
  height: {
    kind: 'measure',
    label: 'Height',
    step: 'dimensions',
    lotFact: 'height',
    example: '4.2',
  },
  weight: {
    kind: 'measure',
    label: 'Weight',
    step: 'dimensions',
    lotFact: 'weight',
    form: 'One decimal; needs a Weight Unit to be saved',
    example: '1.2',
  },
  weight_unit: {
    kind: 'weight unit',
    label: 'Weight Unit',
    step: 'dimensions',
    lotFact: 'unit of weight',
    example: 'lbs',
  },
  own_ship_from: {
    kind: 'ship from',
    label: 'Ship From',
    step: 'packaging',
    aliases: ['Ships From', 'Shipping From', 'FOB', 'FOB Point'],
    example: 'Reno, NV 89501',
  },
  own_ships_within: {
    kind: 'lead time',
    label: 'Ships Within',
    step: 'packaging',
    aliases: ['Lead Time', 'Lead Time (Days)', 'Ships In', 'Ship Within', 'Handling Time'],
    example: '5',
  },
  description: {
    kind: 'text',
    label: 'Description',
    step: 'description',
    lotFact: 'description',
    aliases: ['Product Description', 'Item Description', 'Desc', 'Item Desc'],
    example: 'Hand-poured in small batches',
  },
} as const satisfies Record<string, Field>

export type FieldName = keyof typeof fields
