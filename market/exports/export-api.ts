import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { ownProductFilters } from '#market/products/views/own-product-filters.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'

export const exportProducts = endpoint({
  method: 'GET',
  path: '/products/export',
  summary:
    'The seller’s lots as a file in the columns of the import template; importing it changes nothing',
  policy: 'shopkeeper',
  rateLimit: 'sheet',
  query: ownProductFilters.extend({ format: fileFormat }),
  answer: fileAnswer,
  sentAs: 'text/csv',
})
