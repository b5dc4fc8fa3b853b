import { z } from 'zod'
import { anyOf } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { leadRecord } from './lead.ts'

/** The directory of leads, for administrators. */
export const leadsList = list({
  name: 'leads',
  page: '/admin/leads',
  call: 'listLeads',
  summary: 'The directory of leads',
  policy: 'admin_verified',
  row: leadRecord,
  perPage: 50,
  search: 'Company, contact, city …',
  filters: {
    buyer_category: anyOf({
      label: 'Buyer category',
      values: sampleBuyerCategories,
      all: 'Any buyer',
      inAddress: 'buyer',
    }),
    product_category: anyOf({
      label: 'Product category',
      values: sampleSellerCategories,
      all: 'Any product',
      inAddress: 'product',
    }),
  },
  sorts: { newest: 'Newest first', company: 'Company A-Z' },
  /** Subscribers with no matching lead left. */
  meta: { waiting_count: z.int() },
})

/** The filters without an order, for an export. */
export const leadFilters = leadsList.view.omit({ sort: true })
export type LeadFilters = z.infer<typeof leadFilters>
