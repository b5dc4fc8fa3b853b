import { useRouter } from '@tanstack/react-router'
import type { OwnProductsMeta } from '#market/products/own-product-api.ts'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { addressOf, type ManageView } from './manage-address.ts'
import { importWords } from './manage-words.ts'
import styles from './OwnProductGrid.module.css'

type Props = { view: ManageView; named: OwnProductsMeta['import'] }

/** That only the products of an import are shown, to be taken off. */
export function OfImport({ view, named }: Props) {
  const router = useRouter()
  if (view.import === undefined || named === undefined) return null
  const takeOff = () => router.navigate({ href: addressOf({ ...view, import: undefined }) })
  return (
    <p className={styles['narrowed']}>
      <RemovableChip label={importWords(named)} onRemove={() => void takeOff()} />
    </p>
  )
}
