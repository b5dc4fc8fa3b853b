import type { ListedApproval } from '#market/approvals/approvals-list.ts'
import { Timeline } from '#web/platform/ui/Timeline.tsx'

type Props = { happened: ListedApproval['meanwhile'] }

/** What happened to the order or the seller since the request. */
export function Meanwhile({ happened }: Props) {
  if (happened.length === 0) return null
  return (
    <section className="col g2" aria-label="Since the request">
      <h3 className="t13 soft">Since the request</h3>
      <Timeline
        entries={happened.map(({ at, what, by }) => ({
          key: `${at} ${what}`,
          at,
          content: `${what.charAt(0).toUpperCase()}${what.slice(1)}${by ? `, by ${by}` : ''}`,
        }))}
      />
    </section>
  )
}
