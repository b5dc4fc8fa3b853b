import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { viewOfAddress } from '#market/catalogue/catalogue-address.ts'
import type { AddedSheet } from '#market/offer-sheets/offer-sheet-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Breadcrumbs } from '#web/platform/ui/Breadcrumbs.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { useCsvUpload } from '#web/uploads/use-csv-upload.ts'
import { AddedOffers } from './AddedOffers.tsx'
import { DownloadStep } from './DownloadStep.tsx'
import { FillStep } from './FillStep.tsx'
import { SheetPreview } from './SheetPreview.tsx'
import styles from './Steps.module.css'
import { UploadStep } from './UploadStep.tsx'

const TITLE = 'Offers by spreadsheet'

/** Offers for many lots at once: a file of lots is downloaded, filled in and uploaded. */
export function OfferSheetPage() {
  usePageTitle(TITLE)
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const file = useCsvUpload()
  const [added, setAdded] = useState<AddedSheet>()
  const { upload } = file

  function startAnew() {
    file.clear()
    setAdded(undefined)
  }
  return (
    <main className="page">
      <Breadcrumbs trail={[{ label: 'Cart', href: paths.cart() }]} here={TITLE} />
      <PageHead
        title={TITLE}
        summary="Offers land in your cart. Nothing is sent to a seller until you press Send Offer there."
      />
      {added ? (
        <AddedOffers added={added} onAnother={startAnew} />
      ) : (
        <div className="col g6">
          <ol className={styles['steps']}>
            {upload.stage !== 'sent' && <DownloadStep view={view} />}
            {upload.stage !== 'sent' && <FillStep />}
            <UploadStep file={file} />
          </ol>
          {upload.stage === 'sent' && (
            <SheetPreview key={upload.fileKey} fileKey={upload.fileKey} onAdded={setAdded} />
          )}
        </div>
      )}
    </main>
  )
}
