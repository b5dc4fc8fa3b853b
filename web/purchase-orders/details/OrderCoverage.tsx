import { FileDown } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { coverageWords } from '#market/resale-certificates/order-coverage.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useOrderCertificate } from '../purchase-order-queries.ts'
import styles from './ShipToAddress.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** Which resale certificate covers the state an order ships to; a seller saves it once the order is paid. */
export function OrderCoverage({ order, viewer }: Props) {
  const { run, isPending } = useOrderCertificate()
  const { resale_certificate: coverage } = order
  if (!coverage) return null
  const { certificate, is_kept: isKept, is_waiting: isWaiting } = coverage
  return (
    <div className={styles['coverage']}>
      <p>{coverageWords(coverage)}.</p>
      {isWaiting && <p className="muted">One is being checked.</p>}
      {viewer === 'buyer' && !certificate && !isKept && !isWaiting && (
        <Link href={paths.resaleCertificates()}>Add a certificate</Link>
      )}
      {viewer === 'seller' && certificate && isKept && (
        <Button size="small" busy={isPending} onClick={() => void run(Number(order.id))}>
          <FileDown /> Resale certificate
        </Button>
      )}
    </div>
  )
}
