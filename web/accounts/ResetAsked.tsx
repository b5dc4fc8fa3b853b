import { MailCheck } from 'lucide-react'
import { CHECK_EMAIL } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'

type Props = { message: string }

export function ResetAsked({ message }: Props) {
  return (
    <output>
      <Banner tone="green" icon={MailCheck}>
        <p className="semi">{CHECK_EMAIL}</p>
        <p>{message}</p>
      </Banner>
    </output>
  )
}
