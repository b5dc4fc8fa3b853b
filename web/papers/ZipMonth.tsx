import { FolderDown } from 'lucide-react'
import type { PaperKind } from '#market/papers/paper.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { monthWords } from './date-words.ts'
import { usePaperZip } from './paper-queries.ts'

type Props = { month: string | undefined; kind: PaperKind | 'all' }

/** Saves the PDFs of a month: of the one that is shown, or else of the last that is over. */
export function ZipMonth({ month, kind }: Props) {
  const zip = usePaperZip()
  const lastMonth = monthBefore(useNow())
  const chosen = month ?? lastMonth
  return (
    <Button
      busy={zip.isPending}
      onClick={() => void zip.run({ month: chosen, kind: kind === 'all' ? undefined : kind })}
    >
      <FolderDown /> ZIP of {monthWords(`${chosen}-01`)}
    </Button>
  )
}

const monthBefore = (now: Date) =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1)).toISOString().slice(0, 7)
