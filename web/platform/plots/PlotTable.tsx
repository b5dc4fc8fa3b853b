import styles from './PlotTable.module.css'

type Props = {
  caption: string
  heads: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** The figures of a plot, scrolling inside themselves when there are many. */
export function PlotTable({ caption, heads, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section className={styles['scrolled']} aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
