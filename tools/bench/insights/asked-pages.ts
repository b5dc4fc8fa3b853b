import {
  offerColumns,
  orderColumns,
  productColumns,
  userColumns,
} from '#market/insights/insight-sorts.ts'

const SECTIONS = {
  purchase_order: { table: 'purchase_orders', columns: orderColumns },
  product: { table: 'products', columns: productColumns },
  user: { table: 'users', columns: userColumns },
  offer: { table: 'offers', columns: offerColumns },
} as const

export type AskedPage = { what: string; table: string; paths: string[] }

/** Every page that is measured: of each section by each column, first, middle and last, up and down. */
export const askedPages = (sizes: Record<string, number>): AskedPage[] =>
  Object.entries(SECTIONS).flatMap(([section, { table, columns }]) => {
    const last = Math.ceil((sizes[table] ?? 0) / 100)
    const pages = { first: 1, middle: Math.ceil(last / 2), last }
    return columns.flatMap((column) =>
      Object.entries(pages).map(([where, page]) => ({
        what: `${section} by ${column}, ${where} page`,
        table,
        paths: ['asc', 'desc'].map(
          (direction) => `/admin/insights/${section}.json?sort=${column}_${direction}&page=${page}`,
        ),
      })),
    )
  })

export const askedSearches: AskedPage[] = Object.entries(SECTIONS).map(([section, { table }]) => ({
  what: `${section}, a search`,
  table,
  paths: [`/admin/insights/${section}.json?search=ann7`],
}))
