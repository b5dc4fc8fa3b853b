import type { LineChange } from '#market/offers/offer-history.ts'
import { HistoryChange } from './HistoryChange.tsx'

type Props = { changes: readonly LineChange[] }

export function HistoryChanges({ changes }: Props) {
  return changes.map((change) => (
    <p key={change.productId}>
      <HistoryChange change={change} />
    </p>
  ))
}
