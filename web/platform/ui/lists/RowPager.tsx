import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../Button.tsx'
import { CardFoot } from '../CardFoot.tsx'
import type { RowPage } from './page-of.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = {
  part: Omit<RowPage<unknown>, 'rows'>
  total: number
  onPage: (page: number) => void
}

/** Steps through the rows; nothing for a single page. */
export function RowPager({ part, total, onPage }: Props) {
  const { page } = part
  if (page === 0 && part.isLast) return null
  return (
    <CardFoot className="between">
      <output className="t13 muted tnum">
        {quantityText(part.first)} to {quantityText(part.last)} of {quantityText(total)}
      </output>
      <span className="row">
        <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
          <ChevronLeft />
          Previous
        </Button>
        <Button size="small" disabled={part.isLast} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight />
        </Button>
      </span>
    </CardFoot>
  )
}
