import { Download, Plus, Upload } from 'lucide-react'
import type { LeadFilters } from '#market/leads/leads-list.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { useExportLeads } from './lead-queries.ts'
import type { Opened } from './LeadDialogs.tsx'

type Props = { filters: LeadFilters; onOpen: (opened: Opened) => void }

export function LeadActs({ filters, onOpen }: Props) {
  const exporting = useExportLeads()
  const save = (format: FileFormat) => void exporting.run({ filters, format })
  return (
    <div className="row wrap">
      <Button busy={exporting.isPending} onClick={() => save('csv')}>
        <Download /> Export
      </Button>
      <WorkbookButton of="Leads" busy={exporting.isPending} onPress={() => save('xlsx')} />
      <Button onClick={() => onOpen({ form: 'import' })}>
        <Upload /> Import
      </Button>
      <Button kind="primary" onClick={() => onOpen({ form: 'new' })}>
        <Plus /> Add Lead
      </Button>
    </div>
  )
}
