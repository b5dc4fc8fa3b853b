import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { amount, textId, unitPrice } from '#market/wire.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { offerIntake } from './match-offer-header.ts'
import { MOST_SPREADSHEET_ROWS } from './spreadsheet-limits.ts'

/** What a row does to the cart; a product that is there already just so is kept. */
const rowEffects = ['add', 'update', 'move', 'keep'] as const
export type RowEffect = (typeof rowEffects)[number]

const named = z.object({ id: z.int(), name: z.string() })

/** What a row of a filled spreadsheet comes to; nothing is written yet. */
export const judgedRow = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.int(),
  product_id: z.int().nullable(),
  name: z.string().nullable(),
  seller: named.nullable(),
  quantity: z.int().nullable(),
  unit_price: amount.nullable(),
  total: amount.nullable(),
  percent_off: z.int().nullable(),
  /** Null when it has problems. */
  effect: z.enum(rowEffects).nullable(),
  problems: z.array(z.string()),
  /** What its problems come up against: "5,074 available", "asking is $6.85". */
  limits: z.array(z.string()),
  /** Why its price looks like a typo, and what was likely meant; only of a row that is good (decision I14). */
  slip: z
    .object({ reason: z.string(), likely: amount.nullable(), msrp: amount.nullable() })
    .nullable(),
  /** The cells as they stand in the file. */
  typed: z.object({ product_id: z.string(), quantity: z.string(), price: z.string() }),
})
export type JudgedRow = z.infer<typeof judgedRow>

/** The good rows of one seller: an offer. */
const sellerTotal = named.extend({ lots: z.int(), units: z.int(), total: amount })
export type SellerTotal = z.infer<typeof sellerTotal>

const preview = z.object({
  rows: z.array(judgedRow),
  sellers: z.array(sellerTotal),
  total: amount,
  good_count: z.int(),
  problem_count: z.int(),
  /** Rows that offer nothing: neither a quantity nor a price. */
  empty_count: z.int(),
  /** This file has been added before; it does so once. */
  is_added: z.boolean(),
})
export type SpreadsheetPreview = z.infer<typeof preview>

const added = z.object({
  added: z.int(),
  updated: z.int(),
  moved: z.int(),
  kept: z.int(),
  total: amount,
  sellers: z.array(sellerTotal.extend({ offer_id: textId })),
  /** The page that shows the offers. */
  page: z.literal('/cart'),
})
export type AddedSpreadsheet = z.infer<typeof added>

const uploaded = howToRead(offerIntake.columns).extend({ key: z.string().min(1).max(300) })

export const previewOfferSpreadsheet = endpoint({
  method: 'POST',
  path: '/offer_sheets/preview',
  summary: 'What adding a filled spreadsheet would do; nothing is written',
  policy: 'buyer',
  rateLimit: 'sheet',
  changesNothing: true,
  body: uploaded,
  answer: preview,
})

export const PRICE_SLIP = 'price_slip'

/**
 * `rows` are the rows that were seen to be good: all of them, or none when one no longer is. `prices` answer
 * for the prices that look like typos; while one of these has no answer nothing is added (decision I14).
 */
export const addOfferSpreadsheet = endpoint({
  method: 'POST',
  path: '/offer_sheets',
  summary: 'Add the good rows of a filled spreadsheet to the cart, once for each file',
  policy: 'buyer',
  rateLimit: 'sheet',
  body: uploaded.extend({
    rows: z.array(z.int()).max(MOST_SPREADSHEET_ROWS).optional(),
    prices: z
      .array(z.object({ row: z.int(), unit_price: unitPrice }))
      .max(MOST_SPREADSHEET_ROWS)
      .default([])
      .describe('Of rows whose price looks like a typo: the same price to keep it, or another.'),
  }),
  answer: added,
})
