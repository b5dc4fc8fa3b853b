import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotHere } from '#web/platform/ui/NotHere.tsx'

export function ProductMissing() {
  return (
    <NotHere
      icon={PackageX}
      title="This product is not here"
      goOn={{ label: 'Back to Home', href: paths.home() }}
    >
      It may have been taken down by its seller, or the link may be cut short.
    </NotHere>
  )
}
