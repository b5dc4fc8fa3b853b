import { Specimen } from './Specimen.tsx'
import styles from './Specimen.module.css'

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'hover',
  'selected',
  'line',
  'line-strong',
  'line-control',
  'ink',
  'ink-2',
  'ink-3',
  'accent',
  'accent-soft',
  'amber-soft',
  'amber-solid',
  'green-soft',
  'green-solid',
  'red-soft',
  'red-solid',
  'grey-soft',
]

export function TokenSpecimens() {
  return (
    <>
      <Specimen
        title="Colour"
        note="Warm paper, one green. Amber is your turn, red a problem, green settled, grey waiting."
      >
        <ul className={styles['swatches']}>
          {COLOURS.map((colour) => (
            <li key={colour} className="t12">
              <i style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type" note="Inter, optical sizes on. Tabular figures for numbers.">
        <div className="col g2">
          <span className="t28 semi">My Offers, 28</span>
          <span className="t20 semi">Similar Products, 20</span>
          <span className="t16 semi">Tide Apothecary, 16</span>
          <span>Body and controls, 14. Ships from Asheville in three days.</span>
          <span className="t13 soft">Tables and hints, 13. 3,456 units, min 48</span>
          <span className="t12 muted">Captions and heads, 12. 2 h ago</span>
          <span className="tnum semi">1,111.11</span>
          <span className="tnum semi">8,888.88</span>
        </div>
      </Specimen>
    </>
  )
}
