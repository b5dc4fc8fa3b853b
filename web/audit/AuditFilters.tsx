import { useRouter } from '@tanstack/react-router'
import { auditKinds, type AuditKind } from '#market/audit/audit-api.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import { TextInput } from '#web/platform/ui/TextInput.tsx'
import { addressOf, type AuditView } from './audit-address.ts'
import styles from './Audit.module.css'

const KINDS: Record<AuditKind, string> = {
  all: 'Everything',
  reads: 'What was read',
  writes: 'What was changed',
}

type Props = { view: AuditView }

export function AuditFilters({ view }: Props) {
  const router = useRouter()
  const show = (change: Partial<AuditView>) =>
    void router.navigate({
      href: addressOf({ ...view, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles['filters']}>
      <SearchBox
        slash
        label="Search the log"
        placeholder="Act, subject, person"
        value={view.search}
        onSearch={(search) => show({ search })}
        className={styles['search']}
      />
      <Select
        plain
        aria-label="Kind"
        value={view.kind}
        onChange={({ currentTarget: { value } }) =>
          show({ kind: auditKinds.find((kind) => kind === value) ?? 'all' })
        }
      >
        {auditKinds.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind]}
          </option>
        ))}
      </Select>
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
  )
}
