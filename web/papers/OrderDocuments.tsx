import type { QueryKey } from '@tanstack/react-query'
import { formatUsd } from '#market/money.ts'
import { followsOnceConfirmed, paperKindWords } from '#market/papers/paper.ts'
import styles from './OrderDocuments.module.css'
import { dateWords } from './date-words.ts'
import { PaperFiles } from './PaperFiles.tsx'
import { useOrderPapers } from './paper-queries.ts'

type Props = { orderId: number; below?: QueryKey }

/** The invoice and the credit notes of an order, or what they wait for. */
export function OrderDocuments({ orderId, below }: Props) {
  const { data: papers, error } = useOrderPapers(orderId, below)
  if (error) return <p className="t13 muted">{error.message}</p>
  if (papers?.waits_for_details)
    return <p className="t13 muted">{followsOnceConfirmed(papers.seller_name)}.</p>
  if (!papers?.data.length)
    return <p className="t13 muted">The invoice appears here once the order is paid.</p>
  return (
    <ul className={styles['documents']}>
      {papers.data.map((paper) => (
        <li key={paper.id} className={styles['document']}>
          <span className={styles['words']}>
            {paperKindWords[paper.kind]} <span className="tnum">{paper.number}</span>
            <span className="t13 muted">
              {dateWords(paper.issued_on)} · {formatUsd(paper.total_cents)}
            </span>
          </span>
          <PaperFiles paper={paper} />
        </li>
      ))}
    </ul>
  )
}
