import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'

type Props = { message: string; onRetry: () => void }

/** The offers could not be had; the cart is made of them too. */
export function OffersProblem({ message, onRetry }: Props) {
  return (
    <Banner
      tone="red"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Banner>
  )
}
