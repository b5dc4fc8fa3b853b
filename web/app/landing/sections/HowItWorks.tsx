import { paths } from '#web/platform/navigation/paths.ts'
import styles from './HowItWorks.module.css'
import { Steps } from './Steps.tsx'

const BUYING = [
  {
    name: 'Browse by percent off MSRP',
    words:
      'Every lot shows units, minimum, price per unit and percent off. Filter 100,000 of them in a second.',
  },
  {
    name: 'Buy Now, or make an offer',
    words:
      'Name a price per unit. Both sides counter until you agree. You always see whose turn it is.',
  },
  {
    name: 'Pay by card, receive by freight',
    words: 'One order per seller, tracked to your dock.',
  },
]

const SELLING = [
  {
    name: 'Import a .csv',
    words: 'Check each row before it goes live, and fix what is missing right there.',
  },
  { name: 'Answer offers', words: 'See your net after the fee next to every price.' },
  {
    name: 'Ship and get paid',
    words: 'Approved buyers only. Your lots are never shown to the public or to other sellers.',
  },
]

export function HowItWorks() {
  return (
    <section className={styles['how']} id="how" aria-label="How it works">
      <div>
        <Steps
          id="buyers"
          audience="For retailers"
          title="Buy by the number that matters"
          steps={BUYING}
          call={{ words: 'Sign Up to Buy', href: paths.buyerInquiry() }}
        />
        <Steps
          id="sellers"
          audience="For brands"
          title="Clear 40 pallets from one spreadsheet"
          steps={SELLING}
          call={{ words: 'Sign Up to Sell', href: paths.sellerInquiry() }}
        />
      </div>
    </section>
  )
}
