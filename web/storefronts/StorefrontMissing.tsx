import { Store } from 'lucide-react'
import { paths } from '#web/platform/navigation/paths.ts'
import { NotHere } from '#web/platform/ui/NotHere.tsx'

export function StorefrontMissing() {
  return (
    <NotHere
      icon={Store}
      title="This seller is not here"
      goOn={{ label: 'Back to Home', href: paths.home() }}
    >
      They may have left Lotline, or the link may be cut short.
    </NotHere>
  )
}
