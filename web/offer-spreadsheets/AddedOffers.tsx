import type { AddedSpreadsheet } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { SellerTotals } from './SellerTotals.tsx'
import { addedWords } from './spreadsheet-words.ts'

type Props = { added: AddedSpreadsheet; onAnother: () => void }

/** Says what adding the file did, and links to the cart. */
export function AddedOffers({ added, onAnother }: Props) {
  return (
    <div className="col g4">
      <Banner tone="green">
        <h2 className="t16">Your offers are in the cart.</h2> {addedWords(added)}
      </Banner>
      <SellerTotals sellers={added.sellers} total={added.total} />
      <div className="row wrap">
        <ButtonLink kind="primary" href={paths.cart()}>
          View in Cart
        </ButtonLink>
        <Button onClick={onAnother}>Upload another file</Button>
      </div>
    </div>
  )
}
