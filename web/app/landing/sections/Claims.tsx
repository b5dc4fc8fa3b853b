import styles from './Claims.module.css'

const CLAIMS = [
  { figure: '6k+', words: 'ecommerce sellers' },
  { figure: '$1b+', words: 'in financing capital' },
  { figure: '100k+', words: 'posted listings' },
]

export function Claims() {
  return (
    <section className={styles['claims']} aria-label="Lotline by the numbers">
      <div>
        {CLAIMS.map(({ figure, words }) => (
          <p key={figure}>
            <b>{figure}</b>
            <span>{words}</span>
          </p>
        ))}
        <p className={styles['backing']}>Backed by a large ecommerce financing business.</p>
      </div>
    </section>
  )
}
