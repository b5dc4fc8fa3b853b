import { followerCounts } from '#market/staff-sellers/seller-fields.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { FieldBy } from '#web/platform/ui/forms/use-saved-form.ts'
import type { ShopForm } from './shop-form.ts'
import styles from './StaffSellers.module.css'

type Props = { field: FieldBy<ShopForm> }

const NETWORKS = [
  { name: 'TikTok', handle: 'tiktok_handle', count: 'tiktok_count' },
  { name: 'Instagram', handle: 'insta_handle', count: 'instagram_count' },
] as const

/** The seller's handles elsewhere, and the number of followers. */
export function HandleFields({ field }: Props) {
  return NETWORKS.map(({ name, handle, count }) => (
    <div key={name} className={styles['pair']}>
      <Field {...field(handle)} label={`${name} handle`} optional>
        <TextInput placeholder="@handle" autoComplete="off" />
      </Field>
      <Field {...field(count)} label={`${name} followers`}>
        <Select>
          <option value="">Choose…</option>
          {followerCounts.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    </div>
  ))
}
