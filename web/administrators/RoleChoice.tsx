import type { ComponentProps } from 'react'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import styles from './Administrators.module.css'
import { roleLabels, roleMeanings } from './administrator-words.ts'

/** What each of the radios takes, such as `register('role')`. */
type Props = { field: Omit<ComponentProps<'input'>, 'type' | 'value'> }

export function RoleChoice({ field }: Props) {
  return (
    <ChoiceGroup legend="Role">
      {staffRoles.map((role) => (
        <Radio
          key={role}
          {...field}
          value={role}
          label={
            <span className={styles['role']}>
              {roleLabels[role]}
              <span className="t13 muted">{roleMeanings[role]}</span>
            </span>
          }
        />
      ))}
    </ChoiceGroup>
  )
}
