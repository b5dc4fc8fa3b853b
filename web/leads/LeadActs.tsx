import { Download, Plus, Upload } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useExportLeads } from './lead-queries.ts'
import type { Opened } from './LeadDialogs.tsx'
import type { LeadsView } from './leads-address.ts'

type Props = { view: LeadsView; onOpen: (opened: Opened) => void }

export function LeadActs({ view, onOpen }: Props) {
  const exporting = useExportLeads()
  return (
    <div className="row wrap">
      <Button
        busy={exporting.isPending}
        onClick={() => exporting.mutate(view, { onError: ({ message }) => toastProblem(message) })}
      >
        <Download /> Export
      </Button>
      <Button onClick={() => onOpen({ form: 'import' })}>
        <Upload /> Import
      </Button>
      <Button kind="primary" onClick={() => onOpen({ form: 'new' })}>
        <Plus /> Add Lead
      </Button>
    </div>
  )
}
