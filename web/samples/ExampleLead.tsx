import { EXAMPLE_LEAD } from './example-lead.ts'
import { LeadCard } from './LeadCard.tsx'
import styles from './Samples.module.css'

export function ExampleLead() {
  return (
    <figure className={styles['example']} aria-label="Example lead">
      <figcaption className="t13 muted">Example lead</figcaption>
      <LeadCard lead={EXAMPLE_LEAD} />
    </figure>
  )
}
