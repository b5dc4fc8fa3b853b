import { FileBadge, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Certificate } from '#market/resale-certificates/certificate.ts'
import { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { AddCertificateDialog } from './AddCertificateDialog.tsx'
import { certificateColumns } from './certificate-columns.tsx'
import { certificatesKey, useDownloadOwn } from './certificate-queries.ts'
import { RemoveCertificateDialog } from './RemoveCertificateDialog.tsx'

type Opened = 'add' | { removal: Certificate }

/** The certificates by which a buyer owes no sales tax. */
export function CertificatesPage() {
  const [opened, setOpened] = useState<Opened>()
  const { run: download } = useDownloadOwn()
  const close = () => setOpened(undefined)
  const add = (
    <Button kind="primary" onClick={() => setOpened('add')}>
      <Plus /> Add certificate
    </Button>
  )
  return (
    <>
      <ListPage
        list={certificatesList}
        queryKey={certificatesKey}
        title="Resale certificates"
        summary="We check each one. Only our staff and the sellers of orders you paid with it can download it."
        tools={add}
        columns={certificateColumns({
          onDownload: ({ id }) => void download(id),
          onRemove: (certificate) => setOpened({ removal: certificate }),
        })}
        hasProblem={({ status }) => status === 'refused'}
        empty={{
          icon: FileBadge,
          title: 'No certificates match',
          all: 'Show all certificates',
          whole: (
            <EmptyState icon={FileBadge} title="No resale certificates yet" actions={add}>
              Add the certificate of each state your orders ship to.
            </EmptyState>
          ),
        }}
      />
      {opened === 'add' && <AddCertificateDialog onClose={close} />}
      {typeof opened === 'object' && (
        <RemoveCertificateDialog certificate={opened.removal} onClose={close} />
      )}
    </>
  )
}
