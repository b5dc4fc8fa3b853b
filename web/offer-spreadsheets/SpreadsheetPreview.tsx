import { useState } from 'react'
import type { AddedSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { AddToCart } from './AddToCart.tsx'
import { usePreview } from './offer-spreadsheet-queries.ts'
import { SellerTotals } from './SellerTotals.tsx'
import { SpreadsheetRows } from './SpreadsheetRows.tsx'
import { startingWith, type Shown } from './shown-rows.ts'

type Props = { fileKey: string; onAdded: (added: AddedSpreadsheet) => void }

/** Shows what adding the file would do, by seller and row by row. */
export function SpreadsheetPreview({ fileKey, onAdded }: Props) {
  const { data: preview, error, refetch } = usePreview(fileKey)
  const [chosen, setChosen] = useState<Shown>()
  if (error) return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  if (!preview)
    return (
      <Loading label="Reading the file">
        <SkeletonRows />
      </Loading>
    )
  if (preview.rows.length === 0)
    return (
      <Banner tone="info">
        This file offers nothing yet. Fill in Offer Quantity and Offer Price in the rows you want.
      </Banner>
    )
  return (
    <>
      <AddToCart fileKey={fileKey} preview={preview} onAdded={onAdded} />
      {preview.sellers.length > 0 && (
        <SellerTotals sellers={preview.sellers} total={preview.total} />
      )}
      <SpreadsheetRows
        rows={preview.rows}
        shown={chosen ?? startingWith(preview)}
        onShow={setChosen}
      />
    </>
  )
}
