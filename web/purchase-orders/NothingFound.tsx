import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'

export function NothingFound() {
  return (
    <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
      No order matches. <Link href={paths.myOrders()}>Show all orders</Link>
    </p>
  )
}
