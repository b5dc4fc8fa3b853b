import * as api from '#market/resale-certificates/certificate-api.ts'
import type { CertificateForm } from '#market/resale-certificates/certificate.ts'
import { uploadProblem } from '#market/uploads/upload-limits.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { putFile } from '#web/uploads/put-file.ts'
import type { UploadWay } from '#web/uploads/use-uploads.ts'

/** Below the key of orders: what covers an order changes with the certificates. */
export const certificatesKey = [...purchaseOrdersKey, 'certificates'] as const
const effects = { refreshes: [purchaseOrdersKey] }

export const useAddCertificate = () =>
  useAction(
    (form: CertificateForm) => call(api.addCertificate, { body: { resale_certificate: form } }),
    { ...effects, isForm: true },
  )

export const useRemoveCertificate = () =>
  useAction((id: number) => call(api.removeCertificate, { params: { id } }), effects)

export const useDownloadOwn = () =>
  useAction((id: number) => download(api.downloadOwnCertificate, { params: { id } }))

/** Sends the document of a certificate; what it is, the server judges by its content. */
export const documentWay: UploadWay = {
  problemOf: (file) => uploadProblem('document', file),
  sendFile: async (file, sending) => {
    const body = { operation: 'put_object', kind: 'document', size: file.size } as const
    const signed = await call(presignUrl, { body, signal: sending.signal })
    await putFile(signed, file, sending)
    return signed.file_key
  },
}
