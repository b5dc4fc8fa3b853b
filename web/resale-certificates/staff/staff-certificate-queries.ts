import * as api from '#market/resale-certificates/certificate-api.ts'
import { call } from '#web/platform/http/call.ts'
import { download } from '#web/platform/http/download.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { todayKey } from '#web/today/today-key.ts'

export const staffCertificatesKey = ['staff-certificates'] as const
const effects = { refreshes: [staffCertificatesKey, todayKey] }

export const useVerify = () =>
  useAction((id: number) => call(api.verifyCertificate, { params: { id } }), effects)

export const useRefuse = (id: number) =>
  useAction((reason: string) => call(api.refuseCertificate, { params: { id }, body: { reason } }), {
    ...effects,
    isForm: true,
  })

export const useDownloadForStaff = () =>
  useAction((id: number) => download(api.downloadStaffCertificate, { params: { id } }))
