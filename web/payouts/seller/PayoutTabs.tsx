import { paths } from '#web/platform/navigation/paths.ts'
import { Tabs } from '#web/platform/ui/Tabs.tsx'

type Props = { current: keyof typeof pages }

/** The pages about a seller's money. */
export const PayoutTabs = ({ current }: Props) => (
  <Tabs
    label="Payouts"
    tabs={Object.entries(pages).map(([page, { label, href }]) => ({
      label,
      href,
      current: page === current,
    }))}
  />
)

const pages = {
  payouts: { label: 'Overview', href: paths.payouts() },
  orders: { label: 'By order', href: paths.payoutOrders() },
  statements: { label: 'Statements', href: paths.payoutStatements() },
}
