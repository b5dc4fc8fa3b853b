import styles from './HowItWorks.module.css'
import { Steps } from './Steps.tsx'

export function HowItWorks() {
  return (
    <section className={styles['how']} aria-label="How it works">
      <div>
        <Steps
          audience="For retailers"
          title="Buy by the number that matters"
          steps={[
            {
              name: 'Browse by percent off MSRP',
              words: 'Every lot shows units, minimum, price per unit and percent off.',
            },
            {
              name: 'Buy Now, or make an offer',
              words:
                'Name a price per unit. Both sides counter until it fits. You always see whose turn it is.',
            },
            {
              name: 'Pay by card',
              words: 'One order per seller, from payment to your dock.',
            },
          ]}
        />
        <Steps
          audience="For brands"
          title="Clear what is left of the season"
          steps={[
            {
              name: 'List by the lot',
              words: 'Units at an asking price against the MSRP. Buyers see the percent off.',
            },
            {
              name: 'Answer offers',
              words: 'Your net after the fee stands beside every price.',
            },
            {
              name: 'Ship and get paid',
              words:
                'Private buyers only. Your lots are never shown to the public or to other sellers.',
            },
          ]}
        />
      </div>
    </section>
  )
}
