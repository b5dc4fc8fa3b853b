import Papa from 'papaparse'
import { categoryOf } from '#market/categories.ts'
import { conditionOf, USUAL_CONDITION } from '#market/products/product-condition.ts'
import { readUpc } from '#market/products/upc.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { cents, type Cents } from '#market/money.ts'

/** One row of the import template; absent columns read as empty. */
type Row = Record<string, string | undefined>

const MOST_PHOTOS = 5

/**
 * The lots of a file in the import template's columns. A row that repeats a UPC and names only a photo
 * adds that photo; what cannot be a lot, without a UPC or a name, is left out.
 */
export function readLotsCsv(csv: string, listedAt: Date): DemoLot[] {
  const { data } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  })
  const lots = new Map<string, DemoLot>()
  for (const row of data) {
    const upc = readUpc(row['UPC'] ?? '')?.upc
    if (!upc) continue
    const known = lots.get(upc)
    if (known) addPhoto(known, row)
    else if (row['Product Name']?.trim()) lots.set(upc, lotOf(row, upc, listedAt))
  }
  return [...lots.values()].map((lot) => ({ ...lot, provisional: isIncomplete(lot) }))
}

function addPhoto({ photos }: DemoLot, row: Row) {
  const photo = textOrNull(row['Photo URL'])
  if (photo && photos.length < MOST_PHOTOS && !photos.includes(photo)) photos.push(photo)
}

function lotOf(row: Row, upc: string, createdAt: Date): DemoLot {
  const photo = textOrNull(row['Photo URL'])
  const units = count(row['Units']) ?? 0
  return {
    seller: 1,
    name: row['Product Name']?.trim() ?? '',
    upc,
    sku: textOrNull(row['SKU']),
    asin: textOrNull(row['ASIN']),
    styleNumber: textOrNull(row['Style Number']),
    description: row['Description']?.trim() ?? '',
    photos: photo ? [photo] : [],
    msrpCents: dollars(row['Unit MSRP']),
    wholesaleCents: dollars(row['Unit Wholesale']),
    sellerPriceCents: dollars(row['Unit Asking Price']),
    listedUnits: units,
    minOrderUnits: count(row['Minimum Order Quantity']),
    category: categoryOf(row['Category'] ?? '') ?? 'other',
    condition: conditionOf(row['Condition'] ?? '') ?? USUAL_CONDITION,
    gender: genderOf(row['Gender']),
    sellerSize: textOrNull(row['Seller Size']),
    expirationDate: textOrNull(row['Expiration Date']),
    packagingType: packagingOf(row['Packaging Type']),
    length: decimal(row['Length']),
    width: decimal(row['Width']),
    height: decimal(row['Height']),
    weight: decimal(row['Weight']),
    weightUnit: row['Weight Unit']?.trim().toLowerCase() === 'oz' ? 'oz' : 'lbs',
    innerCount: count(row['Number of Inners']),
    innerQuantity: count(row['Inner Quantity']),
    outerQuantity: count(row['Outer Quantity']),
    tags: [],
    resaleTerms: null,
    provisional: true,
    createdAt,
  }
}

function genderOf(cell = ''): DemoLot['gender'] {
  const gender = cell.trim().toLowerCase()
  return gender === 'f' || gender === 'm' ? gender : 'unisex'
}

function packagingOf(cell = ''): DemoLot['packagingType'] {
  if (/^retail/i.test(cell)) return 'retail_ready'
  if (/^e-?commerce/i.test(cell)) return 'ecommerce_ready'
  return /^other/i.test(cell) ? 'other' : null
}

const isIncomplete = (lot: DemoLot) =>
  lot.photos.length === 0 ||
  lot.listedUnits === 0 ||
  lot.msrpCents === null ||
  lot.wholesaleCents === null ||
  lot.sellerPriceCents === null

/** "$1,234.50" as cents; null where there is no amount above nothing. */
function dollars(cell: string | undefined): Cents | null {
  const amount = decimal(cell)
  return amount === null || amount <= 0 ? null : cents(Math.round(amount * 100))
}

/** "12,040" as a whole number. */
function count(cell: string | undefined): number | null {
  const amount = decimal(cell)
  return amount === null || amount < 0 ? null : Math.floor(amount)
}

/** A number as a spreadsheet writes it, with or without dollar sign and thousands separators. */
function decimal(cell = ''): number | null {
  const digits = cell.replaceAll(/[$,\s]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null
}

const textOrNull = (cell = '') => cell.trim() || null
