import { useId, useState } from 'react'
import { hasTerms, NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import type { TermsErrors } from './errors-of-terms.ts'
import { ResaleTermsFields } from './ResaleTermsFields.tsx'
import { TermsList } from './TermsList.tsx'

type Props = {
  /** Null: those of the shop; undefined: nothing is chosen yet. */
  own: ResaleTerms | null | undefined
  /** Undefined until they are known. */
  shopTerms: ResaleTerms | null | undefined
  ownLabel: string
  errors?: TermsErrors
  onChange: (own: ResaleTerms | null) => void
}

/** Under which terms lots may be sold on: those of the shop, or their own in their place. */
export function TermsChoice({ own, shopTerms, ownLabel, errors, onChange }: Props) {
  const name = useId()
  // Chosen again, they are as they were left; the first time, as those of the shop stand now.
  const [left, setLeft] = useState(own)

  function followShop() {
    setLeft(own)
    onChange(null)
  }
  return (
    <div className="col g3">
      <ChoiceGroup legend="Resale terms" error={errors?.whole}>
        <Radio name={name} label="Shop terms" checked={own === null} onChange={followShop} />
        <Radio
          name={name}
          label={ownLabel}
          checked={Boolean(own)}
          onChange={() => onChange(left ?? shopTerms ?? NO_RESALE_TERMS)}
        />
      </ChoiceGroup>
      {own === null && <ShopTerms terms={shopTerms} />}
      {own && (
        <>
          <p className="t13 muted">
            These replace your shop’s terms for this lot, even if you change those later.
            {!hasTerms(own) && ' No restrictions yet.'}
          </p>
          <ResaleTermsFields terms={own} errors={errors?.parts} onChange={onChange} />
        </>
      )}
    </div>
  )
}

type ShopTermsProps = { terms: ResaleTerms | null | undefined }

/** What "as my shop's" means today. */
function ShopTerms({ terms }: ShopTermsProps) {
  if (terms === undefined) return null
  return (
    <section aria-label="My shop’s terms" className="col g1 t13 muted">
      {hasTerms(terms) ? (
        <TermsList terms={terms} />
      ) : (
        <p>Your shop has no resale terms, so buyers can resell anywhere.</p>
      )}
      <p>
        <Link href={paths.sellerProfile()}>Edit your shop’s terms</Link>
      </p>
    </section>
  )
}
