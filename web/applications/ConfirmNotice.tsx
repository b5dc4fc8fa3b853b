import { useRequestConfirmation } from '#web/accounts/links/magic-link-queries.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'

type Props = { email: string }

/** To a seller under review who has not used the link of the first mail yet. */
export function ConfirmNotice({ email }: Props) {
  const link = useRequestConfirmation()
  const send = (
    <Button size="small" busy={link.isPending} onClick={() => link.mutate()}>
      Send a New Link
    </Button>
  )
  return (
    <>
      <Banner tone="amber" action={link.data ? undefined : send}>
        <p className="semi">Confirm your email address</p>
        <p>
          {link.data?.message ??
            `Confirm your email to start selling. Open the link we sent to ${email} in this browser.`}
        </p>
      </Banner>
      {link.error && <Banner tone="red">{link.error.message}</Banner>}
    </>
  )
}
