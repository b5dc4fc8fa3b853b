import { z } from 'zod'
import { endpoint, flowAnswer } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { idIn } from '#market/wire.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { offerDetail, orderDetail, userDetail } from './insight-details.ts'
import { insightOffer, insightOrder, insightProduct, insightUser } from './insight-records.ts'
import {
  offerScopeText,
  orderScopeText,
  productScopeText,
  userScopeText,
} from './insight-scopes.ts'
import { offerColumns, orderColumns, productColumns, sortIn, userColumns } from './insight-sorts.ts'
import { moneyMoved } from './money-moved.ts'
import { compared, overview, period } from './overview.ts'
import { periodQuery } from './period.ts'

/** How many records a page holds unless asked otherwise (decision G4). */
export const INSIGHTS_PER_PAGE = 100

const list = {
  ...pageQuery.shape,
  per_page: pageQuery.shape.per_page.default(INSIGHTS_PER_PAGE),
  search: z.string().trim().max(200).default(''),
}

const people = z.object({
  total_count: z.int(),
  onboarded_count: z.int(),
  /** Approved, with or without a password (spec 2, section 4). */
  approved_count: z.int(),
  denied_count: z.int(),
})

export const listInsightOrders = endpoint({
  method: 'GET',
  path: '/admin/insights/purchase_order.json',
  summary: 'All purchase orders, 100 a page',
  policy: 'staff_verified',
  query: z.object({
    ...list,
    sort: sortIn(orderColumns).default('created_at_desc'),
    scope: orderScopeText,
  }),
  answer: z.object({ data: z.array(insightOrder), meta: pageMeta }),
})

/** The name the specification's screens use (decision G4). */
export const listInsightPurchaseOrders = endpoint({
  ...listInsightOrders,
  path: '/admin/insights/purchaseOrder.json',
  summary: 'The same under its other name',
})

export const listInsightProducts = endpoint({
  method: 'GET',
  path: '/admin/insights/product.json',
  summary: 'All lots, 100 a page',
  policy: 'staff_verified',
  query: z.object({
    ...list,
    sort: sortIn(productColumns).default('name_asc'),
    scope: productScopeText,
  }),
  answer: z.object({
    data: z.array(insightProduct),
    meta: pageMeta.extend({ total_units: z.int() }),
  }),
})

export const listInsightUsers = endpoint({
  method: 'GET',
  path: '/admin/insights/user.json',
  summary: 'People, 100 a page; those with a buyer_id are buyers, those with a seller_id sellers',
  policy: 'staff_verified',
  query: z.object({
    ...list,
    sort: sortIn(userColumns).default('email_asc'),
    scope: userScopeText,
  }),
  answer: z.object({ data: z.array(insightUser), meta: pageMeta.extend(people.shape) }),
})

export const listInsightOffers = endpoint({
  method: 'GET',
  path: '/admin/insights/offer.json',
  summary: 'All offers, drafts included, 100 a page',
  policy: 'staff_verified',
  query: z.object({
    ...list,
    sort: sortIn(offerColumns).default('created_at_desc'),
    scope: offerScopeText,
  }),
  answer: z.object({ data: z.array(insightOffer), meta: pageMeta }),
})

const one = { method: 'GET', policy: 'staff_verified', params: z.object({ id: idIn }) } as const

export const readInsightOrder = endpoint({
  ...one,
  path: '/admin/insights/purchase_order/:id',
  summary: 'One purchase order with every figure',
  answer: z.object({ data: orderDetail }),
})

export const readInsightPurchaseOrder = endpoint({
  ...readInsightOrder,
  path: '/admin/insights/purchaseOrder/:id',
  summary: 'The same under its other name',
})

export const readInsightUser = endpoint({
  ...one,
  path: '/admin/insights/user/:id',
  summary: 'One person',
  answer: z.object({ data: userDetail }),
})

export const readInsightOffer = endpoint({
  ...one,
  path: '/admin/insights/offer/:id',
  summary: 'One offer with its history as it is kept',
  answer: z.object({ data: offerDetail }),
})

const file = {
  method: 'GET',
  policy: 'admin_verified',
  sentAs: 'text/csv',
  answer: flowAnswer,
} as const

export const downloadInsightOrders = endpoint({
  ...file,
  path: '/admin/insights/download_csv/purchase_order.csv',
  summary: 'Every purchase order as a file for spreadsheets',
  query: z.object({ scope: orderScopeText, format: fileFormat }),
})

export const downloadInsightPurchaseOrders = endpoint({
  ...downloadInsightOrders,
  path: '/admin/insights/download_csv/purchaseOrder.csv',
  summary: 'The same under its other name',
})

export const downloadInsightProducts = endpoint({
  ...file,
  path: '/admin/insights/download_csv/product.csv',
  summary: 'Every lot as a file for spreadsheets',
  query: z.object({ scope: productScopeText, format: fileFormat }),
})

export const downloadInsightUsers = endpoint({
  ...file,
  path: '/admin/insights/download_csv/user.csv',
  summary: 'All people as a file for spreadsheets',
  query: z.object({ scope: userScopeText, format: fileFormat }),
})

export const downloadInsightOffers = endpoint({
  ...file,
  path: '/admin/insights/download_csv/offer.csv',
  summary: 'Every offer as a file for spreadsheets',
  query: z.object({ scope: offerScopeText, format: fileFormat }),
})

export const readInsightCounts = endpoint({
  method: 'GET',
  path: '/admin/insights/counts',
  summary: 'Totals for the section headings',
  policy: 'staff_verified',
  answer: z.object({
    orders: z.object({ total_count: z.int() }),
    products: z.object({ total_count: z.int(), total_units: z.int() }),
    buyers: people,
    sellers: people,
    offers: z.object({ total_count: z.int() }),
  }),
})

export const readInsightOverview = endpoint({
  method: 'GET',
  path: '/admin/insights/overview',
  summary: 'The figures of a period, compared with the previous one',
  policy: 'staff_verified',
  query: periodQuery,
  answer: overview,
})

/** From the ledger; what each figure counts is written down in docs/decisions (What the insights count). */
export const readInsightMoney = endpoint({
  method: 'GET',
  path: '/admin/insights/money',
  summary: 'Money in and out by month and in a period',
  policy: 'staff_verified',
  query: periodQuery,
  answer: z.object({
    period: compared(period),
    totals: compared(moneyMoved),
    /** All months of the period, at least twelve. */
    months: z.array(moneyMoved.extend({ month: z.iso.date() })),
  }),
})
