import type { ReceivedLead } from '#market/samples/samples-api.ts'

/** Nobody: what a lead looks like. */
export const EXAMPLE_LEAD: Omit<ReceivedLead, 'id' | 'day'> = {
  company: 'Northwind Grocers',
  buyer_category: 'Grocery',
  product_categories: ['Consumables', 'Wellness', 'Home Goods'],
  contact: {
    name: 'Jordan Avery',
    title: 'Senior Category Manager, Pantry and Wellness',
    email: 'jordan.avery@northwind.example',
    phone: '(503) 555-0142',
    city: 'Portland',
    state: 'OR',
  },
}
