import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { viewOfAddress } from '#market/catalogue/catalogue-address.ts'
import type { AddedSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { withFix } from '#web/uploads/look/rows-to-fix.ts'
import { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { AddedOffers } from './AddedOffers.tsx'
import { DownloadStep } from './DownloadStep.tsx'
import { SpreadsheetPreview } from './SpreadsheetPreview.tsx'
import styles from './Steps.module.css'
import { OfferUploadStep } from './OfferUploadStep.tsx'
import { Step } from './Step.tsx'

const TITLE = 'Offers by spreadsheet'

/** Makes offers for many products at once, by a file that the buyer downloads, fills in and uploads. */
export function OfferSpreadsheetPage() {
  usePageTitle(TITLE)
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const file = useSpreadsheetUpload('offers')
  const [added, setAdded] = useState<AddedSpreadsheet>()
  const { upload, reading, change } = file

  function startAnew() {
    file.clear()
    setAdded(undefined)
  }
  return (
    <main className="page">
      <Breadcrumbs trail={[{ label: 'Cart', href: paths.cart() }]} here={TITLE} />
      <PageHead
        title={TITLE}
        summary="Offers go into your cart. Nothing is sent to a seller until you select Send Offer there."
      />
      {added ? (
        <AddedOffers added={added} onAnother={startAnew} />
      ) : (
        <div className="col g6">
          <ol className={styles['steps']}>
            {upload.stage !== 'sent' && <DownloadStep view={view} />}
            {upload.stage !== 'sent' && <FillStep />}
            <OfferUploadStep file={file} />
          </ol>
          {upload.stage === 'sent' && reading.look?.problem === undefined && (
            <SpreadsheetPreview
              key={`${upload.fileKey} ${reading.how.sheet}`}
              file={{ ...reading.how, key: upload.fileKey }}
              onFix={(fix) => change(withFix(reading.how, fix))}
              onAdded={setAdded}
            />
          )}
        </div>
      )}
    </main>
  )
}

function FillStep() {
  return (
    <Step number={2} title="Fill in your offers">
      <dl className={styles['columns']}>
        <dt>Offer Quantity</dt>
        <dd>Number of units, from Minimum Units to Available Units.</dd>
        <dt>Offer Price</dt>
        <dd>Dollars per unit, up to the Asking Price.</dd>
        <dt>Product ID</dt>
        <dd>Identifies the lot. Don’t change it.</dd>
      </dl>
      <p className="t13 muted">
        Leave both empty for lots you don’t want. You can move or delete the other columns.
      </p>
    </Step>
  )
}
