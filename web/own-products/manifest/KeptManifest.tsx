import { Download, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { useDownloadManifest } from '#web/manifests/manifest-queries.ts'
import { retailWords, rowsWords, unitsInside } from '#web/manifests/manifest-words.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import { useDeleteManifest, useOwnManifest } from './own-manifest-queries.ts'

type Props = {
  product: OwnProduct
  /** Told when the product has become another by it. */
  onProduct: (product: OwnProduct) => void
}

/** The manifest that a mixed lot has, as a file to keep a copy of or to remove. */
export function KeptManifest({ product, onProduct }: Props) {
  const { data } = useOwnManifest(product)
  const file = useDownloadManifest(product.id)
  const save = (format: FileFormat) => void file.run(format)
  const copy = (
    <span className="row">
      <Button size="small" busy={file.isPending} onClick={() => save('csv')}>
        <Download />
        Download
      </Button>
      <WorkbookButton
        size="small"
        of="Manifest"
        busy={file.isPending}
        onPress={() => save('xlsx')}
      />
    </span>
  )
  return (
    <SentSpreadsheet
      fileName={data ? fileNameOf(data) : 'Manifest'}
      facts={
        data ? `${factsOf(data)} · lowest condition: ${conditionWords[data.totals.condition]}` : '…'
      }
    >
      {copy}
      <RemoveManifest product={product} onProduct={onProduct} kept={data}>
        {copy}
      </RemoveManifest>
    </SentSpreadsheet>
  )
}

type ManifestRead = NonNullable<ReturnType<typeof useOwnManifest>['data']>

const fileNameOf = ({ file_name: name }: ManifestRead) => name ?? 'Manifest'

const factsOf = ({ totals: { rows, units, retail_cents } }: ManifestRead) =>
  `${rowsWords(rows, rows)} · ${unitsInside(units)} · ${retailWords(retail_cents)} at MSRP`

type RemoveManifestProps = Props & {
  /** What it takes away, once that is known. */
  kept: ManifestRead | undefined
  /** A way to keep a copy. */
  children: ReactNode
}

function RemoveManifest({ product, onProduct, kept, children }: RemoveManifestProps) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteManifest(product.id)
  return (
    <>
      <Button size="small" kind="danger-quiet" onClick={() => setAsking(true)}>
        <Trash2 />
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove the manifest?"
        confirmLabel="Yes, remove it"
        cancelLabel="No, keep it"
        danger
        busy={remove.isPending}
        onConfirm={() =>
          void remove.run(undefined, ({ product: ordinary }) => {
            setAsking(false)
            onProduct(ordinary)
          })
        }
        onClose={() => setAsking(false)}
      >
        <div className="col g3">
          <p>
            {kept ? `${fileNameOf(kept)} (${factsOf(kept)}) is` : 'It is'} removed permanently, and
            buyers no longer see what the lot contains. MSRP and condition stay as they are and you
            can change them. Offers and orders keep the manifest they were made with.
          </p>
          {children}
        </div>
      </ConfirmDialog>
    </>
  )
}
