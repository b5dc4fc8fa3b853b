import { Contact } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { isFiltered, type LeadsView } from './leads-address.ts'

type Props = { view: LeadsView; onAdd: () => void }

export function EmptyLeads({ view, onAdd }: Props) {
  if (isFiltered(view))
    return (
      <EmptyState
        icon={Contact}
        title="No lead matches"
        actions={<ButtonLink href={paths.adminLeads()}>Show all leads</ButtonLink>}
      />
    )
  return (
    <EmptyState
      icon={Contact}
      title="No leads yet"
      actions={
        <Button kind="primary" onClick={onAdd}>
          Add the first
        </Button>
      }
    >
      Add contacts who agreed to hear from sellers, or import them from a .csv file.
    </EmptyState>
  )
}
