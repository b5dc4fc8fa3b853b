import { useRouter } from '@tanstack/react-router'
import { LayoutList, Table2 } from 'lucide-react'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'

type Props = {
  layout: 'cards' | 'table'
  /** The address of the same orders in the other look. */
  otherHref: string
}

/** Shows a seller's orders as cards or as a table. */
export function OrdersLayout({ layout, otherHref }: Props) {
  const router = useRouter()
  return (
    <SegmentedControl
      label="View"
      choices={[
        { value: 'cards', label: 'Cards', icon: LayoutList },
        { value: 'table', label: 'Table', icon: Table2 },
      ]}
      value={layout}
      onChange={(chosen) => chosen !== layout && router.navigate({ href: otherHref })}
    />
  )
}
