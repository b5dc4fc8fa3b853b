import { useRouter } from '@tanstack/react-router'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { companiesIn } from './companies.ts'
import { addressOf, type OffersView } from './offers-address.ts'
import styles from './OffersPage.module.css'

type Props = { offers: readonly Offer[]; view: OffersView; viewer: Party }

/** Lists the offers with one company; each says how many of them the tab has. */
export function CompanyFilter({ offers, view, viewer }: Props) {
  const router = useRouter()
  const companies = companiesIn(offers, { viewer, tab: view.tab })
  if (companies.length < 2) return null
  const all = companies.reduce((sum, { count }) => sum + count, 0)
  return (
    <FilterSelect
      label="Company"
      className={styles['company']}
      value={view.company ?? ''}
      choices={[
        ['', `All ${otherParty(viewer)}s (${counted(all, 'offer')})`],
        ...companies.map(
          ({ name, count }) => [name, `${name} (${counted(count, 'offer')})`] as const,
        ),
      ]}
      onChoose={(company) =>
        void router.navigate({
          href: addressOf({ ...view, company: company || undefined }),
          replace: true,
        })
      }
    />
  )
}
