import { MailCheck } from 'lucide-react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useRequestConfirmation } from './magic-link-queries.ts'

/** Mails another link to the viewer's own address. */
export function SendConfirmation() {
  const link = useRequestConfirmation()
  return (
    <>
      <output className="col g4">
        {link.error && <Banner tone="red">{link.error.message}</Banner>}
        {link.data && (
          <Banner tone="green" icon={MailCheck}>
            {link.data.message}
          </Banner>
        )}
      </output>
      <Button size="large" busy={link.isPending} onClick={() => link.mutate()}>
        Send a New Link
      </Button>
    </>
  )
}
