import { FileDown } from 'lucide-react'
import type {
  StaffCertificate,
  staffCertificatesList,
} from '#market/resale-certificates/staff-certificates-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { CertificatePill } from '../CertificatePill.tsx'
import { sellerWords, statesWords, validWords } from '../certificate-words.ts'
import styles from '../Certificates.module.css'

type Acts = {
  onDownload: (certificate: StaffCertificate) => void
  onVerify: (certificate: StaffCertificate) => void
  onRefuse: (certificate: StaffCertificate) => void
}

export const staffCertificateColumns = ({
  onDownload,
  onVerify,
  onRefuse,
}: Acts): ListColumn<StaffCertificate, keyof typeof staffCertificatesList.sorts>[] => [
  {
    head: 'Buyer',
    cell: ({ buyer_user_id: id, buyer_name: name }) => (
      <Link href={paths.adminPerson(id)} className={styles['words']}>
        {name}
      </Link>
    ),
  },
  {
    head: 'Number',
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
  {
    head: 'Added',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ created_at: at }) => <RelativeTime short at={at} />,
  },
  {
    head: 'Status',
    cell: (certificate) => (
      <span className="col g1">
        <CertificatePill certificate={certificate} />
        {certificate.decided_by !== null && (
          <span className="t13 muted">{certificate.decided_by}</span>
        )}
      </span>
    ),
  },
  {
    head: 'Actions',
    cell: (certificate) => (
      <span className="row wrap">
        <Button
          size="small"
          aria-label={`Download ${certificate.number}`}
          onClick={() => onDownload(certificate)}
        >
          <FileDown /> Download
        </Button>
        {certificate.status !== 'verified' && (
          <Button
            size="small"
            kind={certificate.status === 'waiting' ? 'primary' : 'secondary'}
            aria-label={`Verify ${certificate.number}`}
            onClick={() => onVerify(certificate)}
          >
            Verify
          </Button>
        )}
        {certificate.status !== 'refused' && (
          <Button
            size="small"
            aria-label={`Refuse ${certificate.number}`}
            onClick={() => onRefuse(certificate)}
          >
            Refuse
          </Button>
        )}
      </span>
    ),
  },
]
