import type { ReactNode } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'

type Props = {
  children: ReactNode
  application: { isPending: boolean; error: Error | null }
}

/** Sends an application, and says under the form why it was not taken. */
export function ApplyButton({ children, application }: Props) {
  return (
    <>
      <Button type="submit" kind="primary" size="large" full busy={application.isPending}>
        {children}
      </Button>
      {application.error && <Banner tone="red">{application.error.message}</Banner>}
    </>
  )
}
