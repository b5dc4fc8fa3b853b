import { useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { BulkUpload } from '#web/imports/BulkUpload.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './ImportSection.module.css'
import { addressOf, type ManageView } from './manage-address.ts'
import { useOwnProductsChanged } from './own-product-queries.ts'

type Props = { view: ManageView }

export function ImportSection({ view }: Props) {
  const router = useRouter()
  const showImported = useOwnProductsChanged()
  const close = () =>
    void router.navigate({ href: addressOf({ ...view, isImporting: false }), replace: true })

  return (
    <Card className={styles['section']} aria-label="Add products from .csv">
      <header className={styles['head']}>
        <h2 className="t16">Add products from .csv</h2>
        <IconButton label="Close" look="small" onClick={close}>
          <X />
        </IconButton>
      </header>
      <div className={styles['body']}>
        <BulkUpload onDone={showImported} />
        <p className="t13 soft">
          A product that lacks something is kept, and waits under “Needs fixing”. To enter a single
          one, <Link href={paths.newProduct()}>add it manually</Link>.
        </p>
      </div>
    </Card>
  )
}
