import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import { clausesOf } from '#market/resale/resale-words.ts'

type Props = { terms: ResaleTerms }

/** Each clause of resale terms on a line of its own. */
export function TermsList({ terms }: Props) {
  return (
    <ul className="col g1">
      {clausesOf(terms).map(({ kind, words }) => (
        <li key={kind}>{words}</li>
      ))}
    </ul>
  )
}
