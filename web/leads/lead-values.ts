import { z } from 'zod'
import { leadForm, type LeadRecord } from '#market/leads/lead.ts'

const { shape } = leadForm

/** The values of the form; the list of categories starts with an empty choice. */
export const typedLead = z.object({
  ...shape,
  buyer_category: z.string().min(1, 'Required').pipe(shape.buyer_category),
  product_categories: z.array(z.string()).pipe(shape.product_categories),
})
export type LeadValues = z.input<typeof typedLead>

export const valuesOf = (lead: LeadRecord | undefined): LeadValues => ({
  company: lead?.company ?? '',
  buyer_category: lead?.buyer_category ?? '',
  product_categories: lead?.product_categories ?? [],
  contact_name: lead?.contact_name ?? '',
  contact_title: lead?.contact_title ?? '',
  contact_email: lead?.contact_email ?? '',
  contact_phone: lead?.contact_phone ?? '',
  city: lead?.city ?? '',
  state: lead?.state ?? '',
  consent_source: lead?.consent_source ?? '',
})
