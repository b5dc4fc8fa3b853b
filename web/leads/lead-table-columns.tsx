import { Pencil, Trash2 } from 'lucide-react'
import type { LeadRecord } from '#market/leads/lead.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './Leads.module.css'
import { sentWords } from './lead-words.ts'

export type LeadTableActs = {
  onEdit: (lead: LeadRecord) => void
  onDelete: (lead: LeadRecord) => void
}

export const leadTableColumns = ({
  onEdit,
  onDelete,
}: LeadTableActs): ListColumn<LeadRecord, 'company'>[] => [
  {
    head: 'Company',
    sorts: { ascending: 'company' },
    cell: ({ company, buyer_category }) => (
      <span className={`col ${styles['company']}`}>
        <b className="med">{company}</b>
        <span className="t13 muted">{buyer_category}</span>
      </span>
    ),
  },
  { head: 'Contact', cell: (lead) => <LeadContact lead={lead} /> },
  { head: 'Product categories', cell: (lead) => lead.product_categories.join(', ') },
  {
    head: 'Where',
    cell: ({ city, state }) => (
      <span className={styles['where']}>{[city, state].filter(Boolean).join(', ') || '—'}</span>
    ),
  },
  { head: 'Source of consent', cell: (lead) => lead.consent_source },
  { head: 'Sent', cell: (lead) => <span className="nowrap">{sentWords(lead.sent_count)}</span> },
  {
    head: 'Actions',
    cell: (lead) => (
      <span className="row">
        <IconButton label={`Edit ${lead.company}`} onClick={() => onEdit(lead)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${lead.company}`} onClick={() => onDelete(lead)}>
          <Trash2 />
        </IconButton>
      </span>
    ),
  },
]

type Props = { lead: LeadRecord }

function LeadContact({ lead }: Props) {
  const { contact_name: name, contact_title: title, contact_email: email } = lead
  return (
    <span className={`col ${styles['contact']}`}>
      <span>{title ? `${name}, ${title}` : name}</span>
      <span className="t13 muted">{email}</span>
      {lead.contact_phone && <span className="t13 muted tnum">{lead.contact_phone}</span>}
    </span>
  )
}
