import type { Kind } from '../state.ts'
import styles from '../ComponentsPage.module.css'

const COLOURS =
  'paper surface sunken hover selected line line-strong line-control ink ink-2 ink-3 accent accent-soft amber-soft amber-solid green-soft green-solid red-soft red-solid grey-soft'

const SIZES = {
  't28 semi': 'My Offers, 28',
  't20 semi': 'Similar Products, 20',
  't16 semi': 'Tide Apothecary, 16',
  '': 'Body and controls, 14. Ships from Asheville in three days.',
  't13 soft': 'Tables and hints, 13. 3,456 units, min 48',
  't12 muted': 'Captions and heads, 12. 2 h ago',
  'tnum semi': '1,111.11 and 8,888.88',
}

export const tokens: Kind = {
  title: 'Tokens',
  note: 'Warm paper, one green. Amber is your turn, red a problem, green settled, grey waiting. Inter, optical sizes on; tabular figures for numbers.',
  wide: true,
  components: {
    Colour: {
      all: (
        <ul className={styles['swatches']}>
          {COLOURS.split(' ').map((colour) => (
            <li key={colour} className="t12">
              <i style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      ),
    },
    Type: {
      all: (
        <div className="col g2">
          {Object.entries(SIZES).map(([size, words]) => (
            <span key={size} className={size}>
              {words}
            </span>
          ))}
        </div>
      ),
    },
  },
}
