import { LayoutGrid, List } from 'lucide-react'
import { Segmented } from '#web/platform/ui/Segmented.tsx'
import { chooseLayout, useLayout } from './layout.ts'

export function LayoutSwitch() {
  return (
    <Segmented
      label="View"
      iconsOnly
      choices={[
        { value: 'grid', label: 'Grid', icon: LayoutGrid },
        { value: 'list', label: 'List', icon: List },
      ]}
      value={useLayout()}
      onChange={chooseLayout}
    />
  )
}
