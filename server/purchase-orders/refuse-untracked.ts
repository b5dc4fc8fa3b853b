import { Refusal } from '#server/platform/http/refusal.ts'

type Parcel = { carrier?: string | undefined; trackingNumber?: string | undefined }

/** A parcel that nobody can follow is refused. */
export function refuseUntracked({ carrier, trackingNumber }: Parcel) {
  const fields = {
    ...(!carrier && { carrier: ['Required'] }),
    ...(!trackingNumber && { tracking_number: ['Required'] }),
  }
  if (Object.keys(fields).length > 0)
    throw new Refusal('Carrier and tracking number are required', 422, { fields })
}
