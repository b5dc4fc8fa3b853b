import { z } from 'zod'
import { endpoint, flowAnswer } from '#market/endpoint.ts'
import { pageMeta } from '#market/paging.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { amount, idIn, instant } from '#market/wire.ts'

const condition = z.enum(productConditions)

/** A row as buyers read it: nothing of it is only its seller's. */
export const manifestRow = z.object({
  id: z.int(),
  upc: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  msrp_cents: amount,
  condition,
  category: z.string().nullable(),
})
export type ShownManifestRow = z.infer<typeof manifestRow>

const part = { units: z.int(), retail_cents: amount }

export const manifestTotals = z.object({
  rows: z.int(),
  units: z.int(),
  /** Σ quantity × MSRP: the MSRP of the lot. */
  retail_cents: amount,
  /** The lowest of its rows, which is the lot's. */
  condition,
  conditions: z.array(z.object({ key: condition, ...part })),
  categories: z.array(z.object({ key: z.string().nullable(), ...part })),
})

const columns = ['upc', 'name', 'quantity', 'msrp', 'condition', 'category'] as const
export type ManifestSortColumn = (typeof columns)[number]
export const manifestSorts = [
  'file',
  ...columns,
  ...columns.map((column) => `${column}_desc` as const),
] as const
export type ManifestSort = (typeof manifestSorts)[number]

export const MANIFEST_ROWS_PER_PAGE = 100

export const manifestQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(500).default(MANIFEST_ROWS_PER_PAGE),
  /** Rows with all of these words in UPC, name, condition or category. */
  search: z.string().trim().max(200).default(''),
  sort: z.enum(manifestSorts).default('file'),
})
export type ManifestQuery = z.output<typeof manifestQuery>

export const manifestPage = z.object({
  rows: z.array(manifestRow),
  /** Of the whole manifest, whatever is searched. */
  totals: manifestTotals,
  /** `total_count` is of the search; `manifest_id` is another once the manifest is. */
  meta: pageMeta.extend({ manifest_id: z.int(), created_at: instant }),
})
export type ManifestPage = z.infer<typeof manifestPage>

const ofProduct = { params: z.object({ id: idIn }) }

export const readManifest = endpoint({
  method: 'GET',
  path: '/marketplace/products/:id/manifest',
  summary: 'What a mixed lot holds: rows that match, and the totals of all',
  policy: 'member',
  ...ofProduct,
  query: manifestQuery,
  answer: manifestPage,
})

export const downloadManifest = endpoint({
  method: 'GET',
  path: '/marketplace/products/:id/manifest/file',
  summary: 'What a mixed lot holds, as a spreadsheet',
  policy: 'member',
  rateLimit: 'sheet',
  ...ofProduct,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: flowAnswer,
})

const ofLine = { params: z.object({ id: idIn, line_id: idIn }) }

/** As the turn was made with it that the offer is at, whatever became of the lot since. */
export const downloadOfferManifest = endpoint({
  method: 'GET',
  path: '/offers/:id/lines/:line_id/manifest',
  summary: 'The manifest of a mixed lot in an offer, as of its last turn',
  policy: 'trader',
  rateLimit: 'sheet',
  ...ofLine,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: flowAnswer,
})

/** As it was agreed on, whatever became of the lot since. */
export const downloadOrderManifest = endpoint({
  method: 'GET',
  path: '/marketplace/purchase_orders/:id/lines/:line_id/manifest',
  summary: 'The manifest of a mixed lot in an order, as agreed',
  policy: 'trader',
  rateLimit: 'sheet',
  ...ofLine,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: flowAnswer,
})

export const downloadStaffOrderManifest = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id/lines/:line_id/manifest',
  summary: 'The manifest of a mixed lot in an order, as agreed',
  policy: 'staff_verified',
  rateLimit: 'sheet',
  ...ofLine,
  query: z.object({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: flowAnswer,
})
