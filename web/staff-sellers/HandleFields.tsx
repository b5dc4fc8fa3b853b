import type { UseFormReturn } from 'react-hook-form'
import { followerCounts } from '#market/staff-sellers/seller-fields.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { ShopForm } from './shop-form.ts'
import styles from './StaffSellers.module.css'

type Props = {
  form: UseFormReturn<ShopForm>
  problem: (field: keyof ShopForm) => string | undefined
}

const NETWORKS = [
  { name: 'TikTok', handle: 'tiktok_handle', count: 'tiktok_count' },
  { name: 'Instagram', handle: 'insta_handle', count: 'instagram_count' },
] as const

/** The seller's handles elsewhere, and the number of followers. */
export function HandleFields({ form: { register }, problem }: Props) {
  return NETWORKS.map(({ name, handle, count }) => (
    <div key={name} className={styles['pair']}>
      <Field label={`${name} handle`} optional error={problem(handle)}>
        <TextInput {...register(handle)} placeholder="@handle" autoComplete="off" />
      </Field>
      <Field label={`${name} followers`} error={problem(count)}>
        <Select {...register(count)}>
          <option value="">Not said</option>
          {followerCounts.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    </div>
  ))
}
