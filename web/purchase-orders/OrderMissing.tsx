import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotHere } from '#web/platform/ui/NotHere.tsx'

export function OrderMissing() {
  return (
    <NotHere
      icon={PackageX}
      title="This order is not here"
      goOn={{ label: 'See My Orders', href: paths.myOrders() }}
    >
      Perhaps it belongs to another account, or the link is cut short.
    </NotHere>
  )
}
