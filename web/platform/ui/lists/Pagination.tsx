import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../ButtonLink.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'

type Props = { page: number; totalPages: number; hrefOf: (page: number) => string }

export function Pagination({ page, totalPages, hrefOf }: Props) {
  if (totalPages <= 1) return null
  return (
    <nav className="row between" aria-label="Pages">
      <span className="t13 muted tnum">
        Page {quantityText(page)} of {quantityText(totalPages)}
      </span>
      <span className="row">
        {page > 1 && (
          <ButtonLink size="small" href={hrefOf(page - 1)} rel="prev">
            <ChevronLeft /> Previous
          </ButtonLink>
        )}
        {page < totalPages && (
          <ButtonLink size="small" href={hrefOf(page + 1)} rel="next">
            Next <ChevronRight />
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
