import { useRouter } from '@tanstack/react-router'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { addressOf, type OffersView } from './offers-address.ts'
import styles from './OfferSearch.module.css'

type Props = { view: OffersView }

export function OfferSearch({ view }: Props) {
  const router = useRouter()
  return (
    <SearchBox
      label="Search offers"
      placeholder="Number, company or product"
      className={styles['search']}
      value={view.query}
      onSearch={(query) =>
        void router.navigate({ href: addressOf({ ...view, query }), replace: view.query !== '' })
      }
    />
  )
}
