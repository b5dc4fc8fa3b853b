import { ShoppingCart } from 'lucide-react'
import { useId } from 'react'
import type {
  AddedSpreadsheet,
  SpreadsheetPreview,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { type PriceAnswers, unansweredIn } from '#market/offer-spreadsheets/price-answers.ts'
import { isGood } from '#market/offer-spreadsheets/seller-totals.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { useAddSpreadsheet, type UploadedSheet } from './offer-spreadsheet-queries.ts'
import { addWords, changesIn, previewWords } from './spreadsheet-words.ts'

type Props = {
  file: UploadedSheet
  preview: SpreadsheetPreview
  /** A correction is still being read. */
  isOlder: boolean
  /** What was answered for prices that look like typos. */
  answers: PriceAnswers
  onAdded: (added: AddedSpreadsheet) => void
}

/** Adds every good row to the cart. */
export function AddToCart({ file, preview, isOlder, answers, onAdded }: Props) {
  const waitsId = useId()
  const add = useAddSpreadsheet(file)
  const { rows, problem_count } = preview
  const changes = changesIn(rows)
  const toAnswer = unansweredIn(rows, answers).length
  const good = rows.filter(isGood).map(({ row }) => row)
  if (preview.is_added)
    return (
      <Banner
        tone="info"
        action={
          <ButtonLink size="small" href={paths.cart()}>
            View in Cart
          </ButtonLink>
        }
      >
        This file was already added. Upload it again to add it once more.
      </Banner>
    )
  return (
    <Card padded className="col g3">
      <div className="row g4 between wrap">
        <div className="col">
          <b className="t16 semi tnum">{previewWords(preview)}</b>
          {problem_count > 0 && (
            <span className="red tnum">
              {counted(problem_count, 'row')} with problems {problem_count === 1 ? 'is' : 'are'}{' '}
              skipped.
            </span>
          )}
          {toAnswer > 0 && (
            <span id={waitsId} className="amber tnum">
              Keep or change {counted(toAnswer, 'price')} below first.
            </span>
          )}
          {good.length > 0 && changes === 0 && (
            <span className="soft">All of this is already in your cart.</span>
          )}
        </div>
        {changes > 0 && (
          <Button
            kind="primary"
            busy={add.isPending}
            disabled={toAnswer > 0 || isOlder}
            aria-describedby={toAnswer > 0 ? waitsId : undefined}
            onClick={() => add.mutate({ rows: good, answers }, { onSuccess: onAdded })}
          >
            <ShoppingCart />
            {addWords(changes)}
          </Button>
        )}
      </div>
      {add.error && <Banner tone="red">{add.error.message}</Banner>}
    </Card>
  )
}
