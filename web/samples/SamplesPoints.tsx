import styles from './Samples.module.css'

const POINTS = [
  {
    name: 'Matched to your line',
    words: 'Tell us what you sell and which kinds of buyers you want. You only get leads that fit.',
  },
  {
    name: 'One a day, never the same twice',
    words: 'It arrives at 8 am, your time, so each one gets your attention.',
  },
  {
    name: 'People who said yes',
    words:
      'Every contact agreed to be contacted, and we keep a record of when and where. Anyone who opts out is removed right away.',
  },
]

export function SamplesPoints() {
  return (
    <ul className={styles['points']}>
      {POINTS.map(({ name, words }) => (
        <li key={name}>
          <b>{name}</b>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  )
}
