import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotFound } from '#web/platform/ui/NotFound.tsx'

export function ProductMissing() {
  return (
    <NotFound
      icon={PackageX}
      title="This product is not here"
      goOn={{ label: 'Back to Home', href: paths.home() }}
    >
      It may have been taken down by its seller, or the link may be cut short.
    </NotFound>
  )
}
