import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = {
  part: { first: number; last: number; isLast: boolean }
  total: number
  page: number
  onPage: (page: number) => void
}

/** Steps through the rows; nothing for a single page. */
export function RowPager({ part, total, page, onPage }: Props) {
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
