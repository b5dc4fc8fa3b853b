import { bareName } from '#market/spreadsheets/match-columns.ts'
import { knownColumns } from './columns.ts'
import { columnsNamed } from './match-header.ts'

/** Other names of a column that mean nothing else; of doubtful ones, such as "Price", the seller decides. */
const NAMES: Record<string, string[]> = {
  UPC: ['UPC Code', 'UPC Number', 'UPC EAN', 'EAN', 'GTIN', 'Barcode'],
  'Product Name': ['Name', 'Title', 'Product Title', 'Item Name', 'Product'],
  'Photo URL': [
    'Photo',
    'Image',
    'Image URL',
    'Image Link',
    'Picture',
    'Picture URL',
    'Photo Link',
  ],
  'Unit MSRP': ['MSRP', 'RRP', 'SRP', 'Retail', 'Retail Price', 'List Price', 'MSRP USD'],
  'Unit Wholesale': ['Wholesale', 'Wholesale Price', 'WSP', 'Wholesale Cost'],
  'Unit Asking Price': ['Asking Price', 'Asking', 'Ask', 'Offer Price', 'Closeout Price'],
  Units: ['Qty', 'Quantity', 'Qty Available', 'Available', 'Units Available', 'On Hand', 'Stock'],
  'Minimum Order Quantity': [
    'MOQ',
    'Qty Min',
    'Min Qty',
    'Minimum Order',
    'Min Order',
    'Minimum Quantity',
  ],
  SKU: ['Item Number', 'Item No', 'Item #', 'Sku Number'],
  'Style Number': ['Style', 'Style No', 'Style #'],
  Description: ['Product Description', 'Item Description'],
  'Seller Size': ['Size'],
  'Expiration Date': ['Expiration', 'Expiry', 'Expiry Date', 'Best By', 'Best Before', 'Exp Date'],
  'Packaging Type': ['Packaging'],
  'Price Schedule': ['Markdown Schedule', 'Price Steps', 'Markdowns'],
  'Off Market Days': ['Off Market', 'Days Off Market'],
  'Show Next Price': ['Next Price Shown', 'Tell Next Price', 'Announce Next Price'],
  'Resale Channels': ['Allowed Channels', 'Channels', 'Resale Channel', 'Sales Channels'],
  'Blocked States': ['Restricted States', 'Excluded States', 'States Not Allowed'],
  MAP: ['MAP Price', 'Minimum Advertised Price', 'Min Advertised Price', 'MAP USD'],
  'Remove Labels': ['Remove Brand Labels', 'Label Removal', 'Delabel', 'De-Label'],
  Condition: ['Item Condition', 'Product Condition', 'Grade'],
}

const columnByName = new Map(
  Object.entries(NAMES).flatMap(([column, names]) =>
    names.map((name) => [bareName(name), column] as const),
  ),
)

/** What headers that name no column can be read as, where only one of them can. */
export function readAs(header: readonly string[]): Record<number, string> {
  const match = columnsNamed(header)
  if ('problem' in match) return {}
  const known = match.columns
  const isTaken = new Set(known.map((column) => column?.name))
  const suggestions = header.flatMap((name, at) => {
    const column = known[at] ? undefined : columnByName.get(bareName(name))
    return column && !isTaken.has(column) ? [{ at, column }] : []
  })
  const byColumn = Map.groupBy(suggestions, ({ column }) => column)
  return Object.fromEntries(
    [...byColumn.values()].flatMap((wanting) =>
      wanting.length === 1 ? wanting.map(({ at, column }) => [at, column]) : [],
    ),
  )
}

const knownNames = new Set([
  ...knownColumns.map(({ name }) => bareName(name)),
  bareName('Photo URL 1'),
  ...columnByName.keys(),
])

/** How many of these cells name a column, in whatever words: the row with the most is the header. */
export const countNamed = (cells: readonly string[]) =>
  cells.filter((cell) => cell.length <= LONGEST_NAME && knownNames.has(bareName(cell))).length
const LONGEST_NAME = 100
