import { PackageX } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotFound } from '#web/platform/ui/NotFound.tsx'

export function ProductMissing() {
  return (
    <NotFound
      icon={PackageX}
      title="We can’t find this lot"
      goOn={{ label: 'Back to Home', href: paths.home() }}
    >
      It may have been removed, or the link is incomplete.
    </NotFound>
  )
}
