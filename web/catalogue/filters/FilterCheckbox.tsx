import type { ComponentProps } from 'react'
import { useShownFirst } from '#web/platform/hooks/use-shown-first.ts'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'

type Props = Pick<ComponentProps<typeof Checkbox>, 'label' | 'count' | 'className'> & {
  checked: boolean
  onToggle: (isChecked: boolean) => void
}

/** A choice of a filter: its mark shows before the lots that it leaves. */
export function FilterCheckbox({ checked, onToggle, ...about }: Props) {
  const [isChecked, press] = useShownFirst(checked, onToggle)
  return <Checkbox {...about} checked={isChecked} onChange={() => press(!isChecked)} />
}
