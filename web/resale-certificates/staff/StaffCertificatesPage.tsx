import { FileBadge } from 'lucide-react'
import { useState } from 'react'
import {
  staffCertificatesList,
  type StaffCertificate,
} from '#market/resale-certificates/staff-certificates-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { RefuseCertificateDialog } from './RefuseCertificateDialog.tsx'
import { staffCertificateColumns } from './staff-certificate-columns.tsx'
import {
  staffCertificatesKey,
  useDownloadForStaff,
  useVerify,
} from './staff-certificate-queries.ts'

/** The resale certificates of all buyers, for staff to check. */
export function StaffCertificatesPage() {
  const [refusing, setRefusing] = useState<StaffCertificate>()
  const { run: download } = useDownloadForStaff()
  const { run: verify } = useVerify()
  return (
    <>
      <ListPage
        list={staffCertificatesList}
        queryKey={staffCertificatesKey}
        title="Resale certificates"
        summary={(count) => counted(count, 'certificate')}
        columns={staffCertificateColumns({
          onDownload: ({ id }) => void download(id),
          onVerify: ({ id, number }) => void verify(id, () => toast(`${number} verified`)),
          onRefuse: setRefusing,
        })}
        empty={{
          icon: FileBadge,
          title: 'No certificates match',
          detail: 'Search looks at buyers’ names and email addresses, and at certificate numbers.',
          all: 'Show all certificates',
          whole: (
            <EmptyState icon={FileBadge} title="No certificates yet">
              Buyers add theirs, and you check each one here.
            </EmptyState>
          ),
        }}
      />
      {refusing && (
        <RefuseCertificateDialog certificate={refusing} onClose={() => setRefusing(undefined)} />
      )}
    </>
  )
}
