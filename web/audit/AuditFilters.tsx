import { auditKinds, type AuditKind } from '#market/audit/audit-api.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './Audit.module.css'
import { addressOf, type AuditView } from './audit-address.ts'

const KINDS: Record<AuditKind, string> = {
  changes: 'What was changed',
  writes: 'Changes and sign-ins',
  reads: 'What was read',
  all: 'Everything',
}

const shownKinds = auditKinds.map((kind) => [kind, KINDS[kind]] as const).toReversed()

type Props = { view: AuditView }

export function AuditFilters({ view }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<AuditView>) => showAt(addressOf({ ...view, page: 1, ...change }))
  return (
    <FilterBar
      label="Search the log"
      placeholder="Act, subject, person"
      value={view.search}
      onSearch={(search) => show({ search })}
    >
      <FilterSelect
        label="Kind"
        value={view.kind}
        choices={shownKinds}
        onChoose={(kind) => show({ kind })}
      />
      <div className={styles['days']}>
        <Field label="From (UTC)">
          <TextInput
            type="date"
            value={view.from ?? ''}
            onChange={({ currentTarget: { value } }) => show({ from: value || undefined })}
          />
        </Field>
        <Field label="To (UTC)">
          <TextInput
            type="date"
            value={view.to ?? ''}
            onChange={({ currentTarget: { value } }) => show({ to: value || undefined })}
          />
        </Field>
      </div>
    </FilterBar>
  )
}
