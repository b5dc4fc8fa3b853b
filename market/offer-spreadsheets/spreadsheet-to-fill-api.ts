import { addressSearch } from '#market/catalogue/catalogue-address.ts'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'

export const readOfferSpreadsheet = endpoint({
  method: 'GET',
  path: '/marketplace/products/offer_sheet',
  summary: 'The lots of a catalog address as a spreadsheet to fill with offers',
  policy: 'buyer',
  rateLimit: 'sheet',
  query: addressSearch.extend({ format: fileFormat }),
  sentAs: 'text/csv',
  answer: fileAnswer,
})
