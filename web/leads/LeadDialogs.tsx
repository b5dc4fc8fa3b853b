import type { LeadRecord } from '#market/leads/lead.ts'
import { DeleteLeadDialog } from './DeleteLeadDialog.tsx'
import { ImportLeadsDialog } from './ImportLeadsDialog.tsx'
import { LeadDialog } from './LeadDialog.tsx'

/** The dialog that is open over the directory. */
export type Opened = { form: 'new' | 'import' | LeadRecord } | { deletion: LeadRecord }

type Props = { opened: Opened | undefined; onClose: () => void }

export function LeadDialogs({ opened, onClose }: Props) {
  if (!opened) return null
  if ('deletion' in opened) return <DeleteLeadDialog lead={opened.deletion} onClose={onClose} />
  if (opened.form === 'import') return <ImportLeadsDialog onClose={onClose} />
  return <LeadDialog lead={opened.form === 'new' ? undefined : opened.form} onClose={onClose} />
}
