import { useRouter } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { ownProductSorts } from '#market/products/own-product-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import { LookSwitch } from './LookSwitch.tsx'
import { addressOf, wantedOf, type ManageView } from './manage-address.ts'
import styles from './ManageTools.module.css'
import { sortNames } from './manage-words.ts'
import { useExport } from './use-export.ts'

type Props = { view: ManageView }

/** How the list is ordered and looked at, and the way to take it along. */
export function ManageTools({ view }: Props) {
  const router = useRouter()
  const exporting = useExport(wantedOf(view))

  function choose(value: string) {
    const sort = ownProductSorts.find((each) => each === value) ?? 'newest'
    void router.navigate({ href: addressOf({ ...view, sort }), replace: true })
  }
  return (
    <div className={styles['tools']}>
      <Select
        plain
        size="small"
        aria-label="Sort"
        value={view.sort}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {ownProductSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </Select>
      <Button size="small" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <Download />
        Export
      </Button>
      <LookSwitch />
    </div>
  )
}
