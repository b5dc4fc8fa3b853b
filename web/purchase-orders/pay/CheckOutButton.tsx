import type { ReactNode } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { useCheckOut } from '../purchase-order-queries.ts'

type Props = { orderId: string; size?: 'small' | 'medium' | undefined; children: ReactNode }

export function CheckOutButton({ orderId, size = 'small', children }: Props) {
  const checkOut = useCheckOut()
  return (
    <Button
      kind="primary"
      size={size}
      busy={checkOut.isLeaving}
      onClick={() => void checkOut.go(orderId)}
    >
      {children}
    </Button>
  )
}
