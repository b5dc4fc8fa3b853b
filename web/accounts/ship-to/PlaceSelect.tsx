import type { ComponentProps } from 'react'
import { Select } from '#web/platform/ui/fields/Select.tsx'

type Props = Omit<ComponentProps<typeof Select>, 'value'> & {
  value: string
  places: readonly (readonly [code: string, name: string])[]
}

/** Countries, or the states of one. What was kept before there was a list stands in it until another is chosen. */
export function PlaceSelect({ value, places, ...select }: Props) {
  const isListed = places.some(([code]) => code === value)
  return (
    <Select {...select} value={value}>
      {!isListed && <option value={value}>{value || 'Choose'}</option>}
      {places.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}
