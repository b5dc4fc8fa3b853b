import type { Certificate } from '#market/resale-certificates/certificate.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { Pill, type PillColour } from '#web/platform/ui/Pill.tsx'
import { standingOf } from './certificate-words.ts'

type Props = { certificate: Certificate }

/** Whether a certificate counts, and why not. */
export function CertificatePill({ certificate }: Props) {
  const standing = standingOf(certificate, dayOf(useNow()))
  return (
    <span className="col g1">
      <span>
        <Pill colour={COLOURS[standing]}>{WORDS[standing]}</Pill>
      </span>
      {certificate.reason !== null && <span className="t13 soft">{certificate.reason}</span>}
    </span>
  )
}

type Standing = ReturnType<typeof standingOf>
const WORDS: Record<Standing, string> = {
  waiting: 'Being checked',
  verified: 'Verified',
  refused: 'Refused',
  ended: 'Ended',
}
const COLOURS: Record<Standing, PillColour> = {
  waiting: 'gray',
  verified: 'green',
  refused: 'red',
  ended: 'gray',
}
