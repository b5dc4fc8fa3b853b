import { LayoutGrid, Table2 } from 'lucide-react'
import { Segmented } from '#web/platform/ui/Segmented.tsx'
import { chooseLook, useLook } from './look.ts'

export function LookSwitch() {
  return (
    <Segmented
      label="View"
      iconsOnly
      choices={[
        { value: 'cards', label: 'Cards', icon: LayoutGrid },
        { value: 'table', label: 'Table, edit in place', icon: Table2 },
      ]}
      value={useLook()}
      onChange={chooseLook}
    />
  )
}
