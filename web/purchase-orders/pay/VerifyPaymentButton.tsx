import { Button } from '#web/platform/ui/Button.tsx'
import { useVerifyPayment } from '../purchase-order-queries.ts'

type Props = { orderId: string; size?: 'small' | 'medium' | undefined }

export function VerifyPaymentButton({ orderId, size = 'small' }: Props) {
  const verify = useVerifyPayment()
  return (
    <Button
      kind="primary"
      size={size}
      busy={verify.isLeaving}
      onClick={() => void verify.go(orderId)}
    >
      Verify Payment
    </Button>
  )
}
