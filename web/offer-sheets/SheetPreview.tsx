import { useState } from 'react'
import type { AddedSheet } from '#market/offer-sheets/offer-sheet-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { AddToCart } from './AddToCart.tsx'
import { usePreview } from './offer-sheet-queries.ts'
import { SellerTotals } from './SellerTotals.tsx'
import { SheetRows } from './SheetRows.tsx'
import { startingWith, type Shown } from './shown-rows.ts'

type Props = { fileKey: string; onAdded: (added: AddedSheet) => void }

/** What would happen, before anything does: by seller, and row by row. */
export function SheetPreview({ fileKey, onAdded }: Props) {
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
      <SheetRows rows={preview.rows} shown={chosen ?? startingWith(preview)} onShow={setChosen} />
    </>
  )
}
