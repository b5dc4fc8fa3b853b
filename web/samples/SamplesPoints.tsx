import styles from './Samples.module.css'

const POINTS = [
  {
    name: 'Matched to your line',
    words:
      'Say what you sell and which kinds of buyers you want. A lead that does not fit never reaches you.',
  },
  {
    name: 'One a day, never the same twice',
    words: 'It comes at eight in the morning, your time, so that each gets your attention.',
  },
  {
    name: 'People who said yes',
    words:
      'Every contact agreed to be written to, and we keep when and where. Who changes their mind is gone the same minute.',
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
