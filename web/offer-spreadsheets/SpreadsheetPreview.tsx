import { useState } from 'react'
import type { AddedSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { sum } from '#market/money.ts'
import type { CellFix } from '#market/spreadsheets/intake/how-to-read.ts'
import { type PriceAnswers, withAnswer } from '#market/offer-spreadsheets/price-answers.ts'
import { sellerTotals } from '#market/offer-spreadsheets/seller-totals.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { AddToCart } from './AddToCart.tsx'
import { usePreview, type UploadedSheet } from './offer-spreadsheet-queries.ts'
import { PriceTypos } from './PriceTypos.tsx'
import { SellerTotals } from './SellerTotals.tsx'
import { SpreadsheetRows } from './SpreadsheetRows.tsx'
import { startingWith, type Shown } from './shown-rows.ts'

type Props = {
  file: UploadedSheet
  /** Corrects a cell. */
  onFix: (fix: CellFix) => void
  onAdded: (added: AddedSpreadsheet) => void
}

/** Shows what adding the file would do, by seller and row by row. */
export function SpreadsheetPreview({ file, onFix, onAdded }: Props) {
  const { data: preview, error, refetch, isPlaceholderData: isOlder } = usePreview(file)
  const [chosen, setChosen] = useState<Shown>()
  const [answers, setAnswers] = useState<PriceAnswers>(new Map())
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
        No offers filled in yet. Fill in Offer Quantity and Offer Price in the rows you want.
      </Banner>
    )
  const rows = preview.rows.map((row) => withAnswer(row, answers))
  const sellers = sellerTotals(rows)
  const answered = { ...preview, rows, sellers, total: sum(sellers.map(({ total }) => total)) }
  const slips = preview.rows.filter(({ slip }) => slip !== null)
  return (
    <>
      <AddToCart
        file={file}
        preview={answered}
        isOlder={isOlder}
        answers={answers}
        onAdded={onAdded}
      />
      {slips.length > 0 && !preview.is_added && (
        <PriceTypos rows={slips} answers={answers} onAnswer={setAnswers} />
      )}
      {sellers.length > 0 && <SellerTotals sellers={sellers} total={answered.total} />}
      <SpreadsheetRows
        rows={rows}
        fixes={file.fixes ?? []}
        onFix={onFix}
        shown={chosen ?? startingWith(preview)}
        onShow={setChosen}
      />
    </>
  )
}
