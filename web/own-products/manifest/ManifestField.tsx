import { Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { manifestHeader } from '#market/manifests/manifest-cells.ts'
import { MOST_MANIFEST_ROWS } from '#market/manifests/manifest-limits.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { conditionWords } from '#market/products/product-condition.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDownloadManifest } from '#web/manifests/manifest-queries.ts'
import { retailWords, rowsWords, unitsInside } from '#web/manifests/manifest-words.ts'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { SheetChoice } from '#web/uploads/sheets/SheetChoice.tsx'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import { SpreadsheetDrop } from '#web/uploads/SpreadsheetDrop.tsx'
import { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { useDeleteManifest, useOwnManifest, usePutManifest } from './manifest-queries.ts'
import { ManifestProblems } from './ManifestProblems.tsx'
import styles from './ManifestField.module.css'

type Props = {
  product: OwnProduct
  /** Told when the product has become another by it. */
  onProduct: (product: OwnProduct) => void
}

/** Makes a product a mixed lot by the spreadsheet of what it holds, shows that, and replaces or removes it. */
export function ManifestField({ product, onProduct }: Props) {
  const put = usePutManifest(product.id)
  const fileName = useRef('')
  const take = (key: string, sheet?: string) =>
    put.mutate(
      { key, file_name: fileName.current, sheet },
      { onSuccess: (kept) => onProduct(kept.product) },
    )
  const file = useSpreadsheetUpload('manifest', take)
  const { sheets } = file
  // What was taken in is over.
  const upload = put.isSuccess ? NOTHING : file.upload
  function send(chosen: File) {
    fileName.current = chosen.name
    put.reset()
    return file.send(chosen)
  }
  const isMixed = product.manifest_units !== null
  const isKept = isMixed && upload.stage === 'idle'
  return (
    <div className="col g2">
      <Field
        label="Manifest"
        hint={
          isMixed
            ? 'Buyers see these rows on the page of the lot. Another file takes the place of all of them.'
            : `For a mixed lot: a spreadsheet with the columns ${manifestHeader.join(', ')}, up to ${quantityText(MOST_MANIFEST_ROWS)} rows. Units are then lots, and the MSRP is computed.`
        }
        error={upload.stage === 'refused' && upload.reason}
      >
        {isKept ? (
          <SpreadsheetDrop {...file} upload={KEPT} send={send}>
            <KeptManifest product={product} onProduct={onProduct} />
          </SpreadsheetDrop>
        ) : (
          <SpreadsheetDrop {...file} upload={upload} send={send}>
            {upload.stage === 'sent' && (
              <SentSpreadsheet
                fileName={upload.fileName}
                facts={put.isPending ? 'Reading its rows…' : 'Nothing of it was taken in'}
              />
            )}
          </SpreadsheetDrop>
        )}
      </Field>
      {sheets && (isMixed || !put.isSuccess) && (
        <SheetChoice
          {...sheets}
          onChoose={(sheet) => {
            file.chooseSheet(sheet)
            if (file.upload.stage === 'sent') take(file.upload.fileKey, sheet)
          }}
        />
      )}
      {upload.stage === 'idle' && !isMixed && <PasteCells onFile={(pasted) => void send(pasted)} />}
      {put.isPending && (
        <progress className={styles['reading']} aria-label="Reading the manifest" />
      )}
      {put.error && (
        <ManifestProblems
          error={put.error}
          onDismiss={() => {
            put.reset()
            file.clear()
          }}
        />
      )}
    </div>
  )
}

const NOTHING = { stage: 'idle' } as const
const KEPT = { stage: 'sent', fileName: '', size: 0, fileKey: '' } as const

function KeptManifest({ product, onProduct }: Props) {
  const { data } = useOwnManifest(product)
  const file = useDownloadManifest(product.id)
  const save = (format: FileFormat) =>
    file.mutate(format, { onError: ({ message }) => toastProblem(message) })
  return (
    <SentSpreadsheet
      fileName={data?.file_name ?? 'Manifest'}
      facts={
        data
          ? `${rowsWords(data.totals.rows, data.totals.rows)} · ${unitsInside(data.totals.units)} · ${retailWords(data.totals.retail_cents)} at MSRP · lowest condition: ${conditionWords[data.totals.condition]}`
          : '…'
      }
    >
      <Button size="small" busy={file.isPending} onClick={() => save('csv')}>
        <Download />
        Download
      </Button>
      <WorkbookButton of="Manifest" busy={file.isPending} onPress={() => save('xlsx')} />
      <RemoveManifest product={product} onProduct={onProduct} />
    </SentSpreadsheet>
  )
}

function RemoveManifest({ product, onProduct }: Props) {
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
          remove.mutate(undefined, {
            onSuccess: (kept) => {
              setAsking(false)
              onProduct(kept.product)
            },
            onError: ({ message }) => toastProblem(message),
          })
        }
        onClose={() => setAsking(false)}
      >
        Buyers no longer see what the lot holds. Its MSRP stays as it is, and is yours to change.
        Offers and orders keep what they were made with.
      </ConfirmDialog>
    </>
  )
}
