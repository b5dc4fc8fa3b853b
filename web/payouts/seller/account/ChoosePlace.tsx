import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { ChangeBank } from './ChangeBank.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import styles from './WherePaidCard.module.css'

/** The two ways to be paid, for a seller that has chosen neither. */
export const ChoosePlace = () => (
  <Card edge="turn" aria-label="Where you’re paid">
    <CardHead title="Choose where you’re paid" level={2} />
    <ul className={styles['ways']}>
      <li>
        <h3>Stripe</h3>
        <p className="soft t13">
          Automatic and fastest. Stripe asks about your business and your bank account, and sends
          each payout straight there.
        </p>
        <ConnectButton kind="primary">Set up with Stripe</ConnectButton>
      </li>
      <li>
        <h3>Bank transfer</h3>
        <p className="soft t13">
          Give us your bank details, and our payments team transfers each payout to you.
        </p>
        <ChangeBank account={null}>Add bank details</ChangeBank>
      </li>
    </ul>
  </Card>
)
