import { TriangleAlert } from 'lucide-react'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { clausesOf, toTheBuyer } from '#market/resale/resale-words.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'

type Props = {
  terms: ResaleTerms
  /** The clause that its reader can't keep, in words. */
  conflict?: string | null
}

/** Each clause of resale terms on a line of its own. */
export function TermsList({ terms, conflict }: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  return (
    <ul className="col g1">
      {clausesOf(terms).map(({ kind, words }) => {
        const told = isBuyer ? toTheBuyer(words) : words
        return words === conflict ? (
          <li key={kind} className="row top red med">
            <TriangleAlert className="i-14" aria-hidden="true" />
            <VisuallyHidden>Not possible for you: </VisuallyHidden>
            {told}
          </li>
        ) : (
          <li key={kind}>{told}</li>
        )
      })}
    </ul>
  )
}
