import { useRouter } from '@tanstack/react-router'
import { paths } from '#web/platform/navigation/paths.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'

type Checkout = { url: string } | undefined

/** Sends a buyer to the payment page of a new order, or to My Orders when the checkout did not open. */
export function usePayNext() {
  const router = useRouter()
  return async (checkout: Checkout) => {
    if (checkout) return window.location.assign(checkout.url)
    toastProblem('Your order was created, but checkout didn’t open. Select Check out to try again.')
    await router.navigate({ href: paths.myOrders() })
  }
}
