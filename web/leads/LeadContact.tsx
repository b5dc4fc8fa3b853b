import type { LeadRecord } from '#market/leads/lead-api.ts'
import styles from './Leads.module.css'

type Props = { lead: LeadRecord }

export function LeadContact({ lead }: Props) {
  const { contact_name: name, contact_title: title, contact_email: email } = lead
  return (
    <span className={`col ${styles['contact']}`}>
      <span>{title ? `${name}, ${title}` : name}</span>
      <span className="t13 muted">{email}</span>
      {lead.contact_phone && <span className="t13 muted tnum">{lead.contact_phone}</span>}
    </span>
  )
}
