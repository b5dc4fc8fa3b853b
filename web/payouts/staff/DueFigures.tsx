import { cents, formatUsd } from '#market/money.ts'
import type { DueState } from '#market/payouts/due-sellers-list.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import figures from '../Figures.module.css'
import type { DueMeta } from './due-meta.ts'

type Props = { due: DueMeta }

/** What the next pay run sends, what is held, and when it is. */
export const DueFigures = ({ due }: Props) => (
  <ul className={figures['three']} aria-label="Next pay run">
    <Figure title="To be paid" state="due" amount={due.due_cents} sellers={due.due_sellers} />
    <Figure title="On hold" state="held" amount={due.held_cents} sellers={due.held_sellers} />
    <li className={figures['figure']}>
      <span className="t13 soft med">Next pay run</span>
      <b className={figures['amount']}>
        {due.next_pay_run ? <DateTime at={due.next_pay_run} /> : 'When you start it'}
      </b>
      <span className="t13 muted">
        {due.next_pay_run ? 'Starts automatically' : 'No pay days are set'}
      </span>
    </li>
  </ul>
)

type FigureProps = { title: string; state: DueState; amount: number; sellers: number }

const Figure = ({ title, state, amount, sellers }: FigureProps) => (
  <li>
    <Link href={paths.adminPayoutsDue({ state })} className={figures['figure']}>
      <span className="t13 soft med">{title}</span>
      <b className={figures['amount']}>{formatUsd(cents(amount))}</b>
      <span className="t13 muted">{counted(sellers, 'seller')}</span>
    </Link>
  </li>
)
