import * as api from '#market/resale-certificates/certificate-api.ts'
import type { CertificateForm } from '#market/resale-certificates/certificate.ts'
import { purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

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
