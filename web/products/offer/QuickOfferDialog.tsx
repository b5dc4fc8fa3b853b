import { useState } from 'react'
import type { ListedProduct, Product } from '#market/products/product-api.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import { useProducts } from '../product-queries.ts'
import { OfferPanel } from './OfferPanel.tsx'
import styles from './QuickOfferDialog.module.css'
import { firstLine, type TypedLine } from './typed-line.ts'

type Props = {
  lot: Pick<ListedProduct, 'id' | 'name'>
  needed: number | undefined
  onClose: () => void
}

/** The offer of a lot's page, over the list one is in. */
export function QuickOfferDialog({ lot, needed, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={lot.name}>
      <DialogBody className={styles['body']}>
        <OfferForLot lot={lot} needed={needed} />
      </DialogBody>
    </Dialog>
  )
}

/** Apart, as what the dialog holds is drawn, and fetched, once the press has shown. */
function OfferForLot({ lot, needed }: Omit<Props, 'onClose'>) {
  const [found] = useProducts([lot.id])
  return (
    <>
      {found?.data && <QuickForm product={found.data} needed={needed} />}
      {found?.error && (
        <LoadProblem message={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {found?.isPending && (
        <Loading label="Loading lot">
          <Skeleton shape="block" height={360} />
        </Loading>
      )}
    </>
  )
}

type QuickFormProps = { product: Product; needed: number | undefined }

function QuickForm({ product, needed }: QuickFormProps) {
  const [typed, setTyped] = useState<TypedLine>()
  return (
    <OfferPanel product={product} typed={typed ?? firstLine(product, needed)} onType={setTyped} />
  )
}
