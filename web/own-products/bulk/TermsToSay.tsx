import { useState } from 'react'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { resaleTermsIn, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { TermsChoice } from '#web/resale/TermsChoice.tsx'
import { useShopTerms } from '#web/resale/shop-terms-queries.ts'

type Props = { onAct: (act: BulkAct | undefined) => void }

/** The terms that each product gets in place of its shop's, or that it has them no more. */
export function TermsToSay({ onAct }: Props) {
  const shopTerms = useShopTerms()
  const [own, setOwn] = useState<ResaleTerms | null>()
  const { error } = resaleTermsIn.nullish().safeParse(own)
  const problem = error?.issues.find(({ path }) => path[0] === 'map_cents')?.message

  function say(next: ResaleTerms | null) {
    setOwn(next)
    const read = resaleTermsIn.nullable().safeParse(next)
    onAct(read.success ? { action: 'terms', resale_terms: read.data } : undefined)
  }
  return (
    <TermsChoice
      own={own}
      shopTerms={shopTerms}
      ownLabel="Own terms for these lots"
      errors={{ parts: { map_cents: problem } }}
      onChange={say}
    />
  )
}
