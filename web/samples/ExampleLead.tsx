import { LeadCard } from './LeadCard.tsx'
import styles from './Samples.module.css'
import type { ReceivedLead } from '#market/samples/samples-api.ts'

export function ExampleLead() {
  return (
    <figure className={styles['example']} aria-label="Example lead">
      <figcaption className="t13 muted">Example lead</figcaption>
      <LeadCard lead={EXAMPLE_LEAD} />
    </figure>
  )
}

/** A made-up lead that shows what a lead looks like. */
const EXAMPLE_LEAD: Omit<ReceivedLead, 'id' | 'day'> = {
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
