import { RefreshCw } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { timeAgo } from '#web/platform/ui/time-words.ts'
import { useNow } from '#web/platform/ui/use-now.ts'

type Props = { at: number; busy: boolean; onRead: () => void }

/** When the figures were read, and the way to read them anew. */
export function ReadAnew({ at, busy, onRead }: Props) {
  const now = useNow()
  return (
    <Button size="small" busy={busy} onClick={onRead}>
      <RefreshCw /> {at === 0 ? 'Update' : `Updated ${timeAgo(new Date(at), now)}`}
    </Button>
  )
}
