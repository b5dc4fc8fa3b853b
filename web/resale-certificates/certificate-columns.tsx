import { FileDown, Trash2 } from 'lucide-react'
import type { Certificate } from '#market/resale-certificates/certificate.ts'
import type { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { CertificatePill } from './CertificatePill.tsx'
import { sellerWords, statesWords, validWords } from './certificate-words.ts'
import styles from './Certificates.module.css'

type Acts = {
  onDownload: (certificate: Certificate) => void
  onRemove: (certificate: Certificate) => void
}

export const certificateColumns = ({
  onDownload,
  onRemove,
}: Acts): ListColumn<Certificate, keyof typeof certificatesList.sorts>[] => [
  {
    head: 'Number',
    sorts: { descending: 'newest' },
    cell: ({ number }) => <b className={`med ${styles['words']}`}>{number}</b>,
  },
  {
    head: 'States',
    cell: (certificate) => <span className={styles['words']}>{statesWords(certificate)}</span>,
  },
  {
    head: 'Valid',
    sorts: { ascending: 'ending' },
    cell: (certificate) => <span>{validWords(certificate)}</span>,
  },
  {
    head: 'For',
    cell: (certificate) => <span className={styles['words']}>{sellerWords(certificate)}</span>,
  },
  { head: 'Status', cell: (certificate) => <CertificatePill certificate={certificate} /> },
  {
    head: 'Actions',
    cell: (certificate) => (
      <span className="row">
        <IconButton
          label={`Download ${certificate.number}`}
          onClick={() => onDownload(certificate)}
        >
          <FileDown />
        </IconButton>
        <IconButton label={`Remove ${certificate.number}`} onClick={() => onRemove(certificate)}>
          <Trash2 />
        </IconButton>
      </span>
    ),
  },
]
