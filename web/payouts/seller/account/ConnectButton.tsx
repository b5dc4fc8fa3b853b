import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import type { ButtonLook } from '#web/platform/ui/button-class.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useConnect } from '../payout-queries.ts'

type Props = ButtonLook & { children: ReactNode }

/** Goes to Stripe, where a seller says where it is paid. */
export function ConnectButton({ children, ...look }: Props) {
  const { go, isLeaving } = useConnect()
  return (
    <Button {...look} busy={isLeaving} onClick={() => void go()}>
      {children} <ExternalLink className="i-14" />
    </Button>
  )
}
