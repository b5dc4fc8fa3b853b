import { expect, test } from 'vitest'
import { subjectPage } from './subject-page.ts'

test.each([
  ['user 412', '/admin/people/412'],
  ['seller 12', '/admin/sellers/12'],
  ['order 7', '/admin/purchase_orders?order=7'],
  ['lead 3', '/admin/leads'],
  ['leads', '/admin/leads'],
  ['release note 4', '/admin/release_notes'],
  ['tag top_sellers', '/admin/top_sellers'],
  ['job 99', '/admin/system'],
  ['payment event evt_1', '/admin/system'],
  ['/admin/people/412', '/admin/people/412'],
  ['/admin/sellers/12/products/45', '/admin/sellers/12/products/45'],
  ['/admin/purchase_orders/7', '/admin/purchase_orders?order=7'],
  ['/admin/audit_events', '/admin/audit_log'],
  ['/admin/insights/offer/9', undefined],
  ['/all_products', undefined],
  ['constructor', undefined],
  ['a spell 7', undefined],
])('what is said of %j is shown at %s', (subject, page) => {
  expect(subjectPage({ act: 'read', subject, before: null, after: null })).toBe(page)
})

const SELLER = { seller_id: 12 }
const PLACE = { tag: 'top_sellers', place: 0 }

test.each([
  ['product created', { after: SELLER }, '/admin/sellers/12/products/45'],
  ['product edited', { before: SELLER, after: SELLER }, '/admin/sellers/12/products/45'],
  ['product deleted', { before: SELLER }, '/admin/sellers/12'],
  ['product put forward', { after: PLACE }, '/admin/top_sellers'],
  ['product put forward no more', { before: PLACE }, '/admin/top_sellers'],
  ['product edited', { before: { units: 1 } }, undefined],
])('%s (%j) leads to %s', (act, facts, page) => {
  const told = { act, subject: 'product 45', before: null, after: null, ...facts }
  expect(subjectPage(told)).toBe(page)
})
