import { sql, type Selectable } from 'kysely'
import type { LeadForm, LeadRecord } from '#market/leads/lead.ts'
import type { LeadsTable } from './lead-tables.ts'

export type LeadRow = Selectable<LeadsTable> & { sentCount: number }

/** How many readers got it. */
export const sentCount = sql<number>`(select count(*) from sent_leads s where s.lead_id = leads.id)`

export const columnsOf = (lead: LeadForm) => ({
  company: lead.company,
  buyerCategory: lead.buyer_category,
  productCategories: lead.product_categories,
  contactName: lead.contact_name,
  contactTitle: lead.contact_title,
  contactEmail: lead.contact_email,
  contactPhone: lead.contact_phone,
  city: lead.city,
  state: lead.state,
  consentSource: lead.consent_source,
})

export const leadOf = (row: Omit<LeadRow, 'sentCount'>): LeadForm => ({
  company: row.company,
  buyer_category: row.buyerCategory,
  product_categories: row.productCategories,
  contact_name: row.contactName,
  contact_title: row.contactTitle,
  contact_email: row.contactEmail,
  contact_phone: row.contactPhone,
  city: row.city,
  state: row.state,
  consent_source: row.consentSource,
})

export const leadJson = (row: LeadRow): LeadRecord => ({
  id: row.id,
  ...leadOf(row),
  created_at: row.createdAt.toISOString(),
  sent_count: row.sentCount,
})

/** The names of changed fields; their values are personal and stay out of the audit log. */
export const changedFields = (before: LeadForm, after: LeadForm) =>
  Object.entries(after)
    .filter(([field, value]) => String(value) !== String(Reflect.get(before, field)))
    .map(([field]) => field)
