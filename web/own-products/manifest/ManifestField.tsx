import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { manifestHeader } from '#market/manifests/manifest-cells.ts'
import { MOST_MANIFEST_ROWS } from '#market/manifests/manifest-limits.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { priceTypo } from '#market/products/price-typo.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import { SpreadsheetDrop } from '#web/uploads/SpreadsheetDrop.tsx'
import { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { ConfirmMixedLot } from './ConfirmMixedLot.tsx'
import { ManifestCheck } from './ManifestCheck.tsx'
import { KeptManifest } from './KeptManifest.tsx'
import { usePutManifest } from './own-manifest-queries.ts'
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
  const [isAsked, setAsked] = useState(false)
  const file = useSpreadsheetUpload('manifest')
  const { reading } = file
  // What was taken in is over.
  const upload = put.isSuccess ? NOTHING : file.upload
  function take() {
    if (upload.stage !== 'sent') return
    put.mutate(
      { ...reading.how, key: upload.fileKey, file_name: fileName.current },
      { onSuccess: (kept) => onProduct(kept.product) },
    )
  }
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
            ? 'Buyers see these rows on the lot’s page. Uploading another file replaces them all.'
            : `For a mixed lot: a spreadsheet with the columns ${manifestHeader.join(', ')}, up to ${quantityText(MOST_MANIFEST_ROWS)} rows. Units then count lots, and the MSRP is calculated.`
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
                facts={put.isPending ? 'Reading rows…' : sizeInWords(upload.size)}
              />
            )}
          </SpreadsheetDrop>
        )}
      </Field>
      {upload.stage === 'sent' && (
        <ManifestCheck
          reading={reading}
          onChange={(how) => {
            put.reset()
            file.change(how)
          }}
          isReplacing={isMixed}
          isPending={put.isPending}
          onTake={() => (isSoldByUnits(product) ? setAsked(true) : take())}
        />
      )}
      {upload.stage === 'idle' && !isMixed && <PasteCells onFile={(pasted) => void send(pasted)} />}
      {put.isPending && (
        <progress className={styles['reading']} aria-label="Reading the manifest" />
      )}
      <PriceOfMixedLot product={product} />
      {isAsked && (
        <ConfirmMixedLot
          product={product}
          onConfirm={() => {
            setAsked(false)
            take()
          }}
          onClose={() => setAsked(false)}
        />
      )}
      {put.error && (
        <ManifestProblems
          key={put.submittedAt}
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

/** Whether buyers see it at a price of one unit of several, which the manifest makes the price of a whole lot. */
const isSoldByUnits = ({ provisional, paused, units, manifest_units }: OwnProduct) =>
  manifest_units === null && !provisional && !paused && units > 1

/** Warns of a price for one unit where the MSRP is now that of a whole pallet. */
function PriceOfMixedLot({ product }: Pick<Props, 'product'>) {
  const { manifest_units, msrp_cents: msrp, seller_price_cents: price } = product
  const slip = manifest_units !== null && price && msrp ? priceTypo(price, { msrp }) : undefined
  if (!slip) return null
  return (
    <Banner tone="amber" icon={CircleAlert}>
      {slip.reason} Is this your price for the whole lot?
    </Banner>
  )
}

const NOTHING = { stage: 'idle' } as const
const KEPT = { stage: 'sent', fileName: '', size: 0, fileKey: '' } as const
