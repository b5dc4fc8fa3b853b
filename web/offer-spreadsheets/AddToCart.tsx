import { ShoppingCart } from 'lucide-react'
import type {
  AddedSpreadsheet,
  SpreadsheetPreview,
} from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { isGood } from '#market/offer-spreadsheets/seller-totals.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { useAddSpreadsheet } from './offer-spreadsheet-queries.ts'
import { addWords, changesIn, previewWords } from './spreadsheet-words.ts'

type Props = {
  fileKey: string
  preview: SpreadsheetPreview
  onAdded: (added: AddedSpreadsheet) => void
}

/** Adds every good row to the cart. */
export function AddToCart({ fileKey, preview, onAdded }: Props) {
  const add = useAddSpreadsheet(fileKey)
  const { rows, problem_count } = preview
  const changes = changesIn(rows)
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
        This file was added before. Upload it once more to add it again.
      </Banner>
    )
  return (
    <Card padded className="col g3">
      <div className="row g4 between wrap">
        <div className="col">
          <b className="t16 semi tnum">{previewWords(preview)}</b>
          {problem_count > 0 && (
            <span className="red tnum">
              {counted(problem_count, 'row')} with problems {problem_count === 1 ? 'stays' : 'stay'}{' '}
              out.
            </span>
          )}
          {good.length > 0 && changes === 0 && (
            <span className="soft">Your cart holds all of this already.</span>
          )}
        </div>
        {changes > 0 && (
          <Button
            kind="primary"
            busy={add.isPending}
            onClick={() => add.mutate(good, { onSuccess: onAdded })}
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
