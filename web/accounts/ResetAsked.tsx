import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CHECK_EMAIL } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'

type Props = { message: string }

/** Takes the focus of the form it stands in place of, and so is read out. */
export function ResetAsked({ message }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="green" icon={MailCheck}>
        <p className="semi">{CHECK_EMAIL}</p>
        <p>{message}</p>
      </Banner>
    </div>
  )
}
