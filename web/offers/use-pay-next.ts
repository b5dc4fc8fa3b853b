import { useRouter } from '@tanstack/react-router'
import { paths } from '#web/platform/navigation/paths.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'

type Checkout = { url: string } | undefined

/** Leads a buyer on from an order just made: to its payment page, or to My Orders if none opened. */
export function usePayNext() {
  const router = useRouter()
  return async (checkout: Checkout) => {
    if (checkout) return window.location.assign(checkout.url)
    toastProblem('The order is made, but its checkout did not open. Try Check out here.')
    await router.navigate({ href: paths.myOrders() })
  }
}
