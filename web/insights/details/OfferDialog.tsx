import type { OfferDetail } from '#market/insights/insight-details.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { SentMessage } from '#web/offers/messages/SentMessage.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { useInsightOffer } from '../insight-queries.ts'
import { usdWords } from '../money-words.ts'
import { OfferStatePill } from '../OfferStatePill.tsx'
import { DetailTable } from './DetailTable.tsx'
import { DetailFrame } from './DetailFrame.tsx'
import styles from './OfferDialog.module.css'

type Props = { id: number; onClose: () => void }

export function OfferDialog({ id, onClose }: Props) {
  const { data: answer, error, refetch } = useInsightOffer(id)
  const offer = answer?.data
  return (
    <DetailFrame
      title={offer?.offer_number ?? 'Offer'}
      onClose={onClose}
      problem={error}
      onRetry={() => void refetch()}
    >
      {offer && (
        <>
          <DescriptionList facts={factsOf(offer)} />
          <DetailTable
            title="Offer products"
            columns={COLUMNS}
            rows={offer.offer_products}
            rowKey={({ id: lineId }) => lineId}
          />
          <RawHistory entries={offer.history} />
          {offer.messages.length > 0 && <OfferMessages offer={offer} />}
        </>
      )}
    </DetailFrame>
  )
}

const factsOf = (offer: OfferDetail) => [
  { label: 'ID', value: offer.id },
  { label: 'Buyer', value: `${offer.buyer_name} (${offer.buyer_user_email})` },
  {
    label: 'Seller',
    value: offer.seller_user_email
      ? `${offer.seller_name} (${offer.seller_user_email})`
      : offer.seller_name,
  },
  { label: 'State', value: <OfferStatePill state={offer.state} /> },
  ...(offer.closed_reason
    ? [{ label: 'Closed reason', value: offer.closed_reason.replaceAll('_', ' ') }]
    : []),
  { label: 'Total', value: usdWords(offer.total_cents) },
  { label: 'Total Units', value: quantityText(offer.total_units) },
  { label: 'SKU Count', value: offer.sku_count },
  { label: 'Created', value: <DateTime at={offer.created_at} /> },
  { label: 'Changed', value: <DateTime at={offer.updated_at} /> },
]

type Line = OfferDetail['offer_products'][number]

const COLUMNS: Column<Line>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Asking Price', figure: true, cell: (line) => usdWords(line.asking_price_cents) },
  { head: 'Quantity', figure: true, cell: ({ quantity }) => quantityText(quantity) },
  { head: 'Offer Price', figure: true, cell: (line) => usdWords(line.unit_price) },
  { head: 'Seller Price', figure: true, cell: (line) => usdWords(line.seller_price_cents) },
  { head: 'Available Q', figure: true, cell: (line) => quantityText(line.available_units) },
]

type RawHistoryProps = { entries: OfferDetail['history'] }

/** The stored history of an offer, entry by entry. */
function RawHistory({ entries }: RawHistoryProps) {
  return (
    <section aria-label="History" className="col g2">
      <h3>History</h3>
      {entries.length === 0 && <p className="t13 muted">Not sent yet.</p>}
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.revision}>
            <code>{JSON.stringify(entry)}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}

type OfferMessagesProps = { offer: OfferDetail }

/** The messages of both sides on the offer, newest first. */
function OfferMessages({ offer }: OfferMessagesProps) {
  const names = { buyer: offer.buyer_name, seller: offer.seller_name }
  return (
    <section aria-label="Messages" className="col g2">
      <h3>Messages</h3>
      <Timeline
        entries={offer.messages.toReversed().map(({ id, at, party, text, about }) => ({
          key: about === undefined ? id : `question ${id}`,
          at,
          content: <SentMessage who={names[party]} text={text} about={about} />,
        }))}
      />
    </section>
  )
}
