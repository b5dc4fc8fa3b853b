import type { LeadForm } from '#market/leads/lead.ts'
import type { Database } from '#server/platform/database/database.ts'

let made = 0

/** For tests: a lead as staff would enter it. */
export function aLeadForm(lead: Partial<LeadForm> = {}): LeadForm {
  const number = ++made
  return {
    company: `Buyer No. ${number}`,
    buyer_category: 'Grocery',
    product_categories: ['Toys'],
    contact_name: `Robin ${number}`,
    contact_title: 'Senior buyer',
    contact_email: `robin-${number}@buyer.example`,
    contact_phone: '+1 503 555 0100',
    city: 'Portland',
    state: 'OR',
    consent_source: 'Form at the spring show, 2026-03-04',
    ...lead,
  }
}

/** For tests: leads in the directory. */
export async function addLeads(db: Database, leads: readonly Partial<LeadForm>[]) {
  const forms = leads.map(aLeadForm)
  const rows = await db
    .insertInto('leads')
    .values(
      forms.map((lead) => ({
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
        deletedAt: null,
      })),
    )
    .returning(['id', 'company', 'contactEmail'])
    .execute()
  return rows
}
