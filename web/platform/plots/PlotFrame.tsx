import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './PlotFrame.module.css'

type Props = {
  title: string
  /** Controls next to the switch: another figure to plot, a download. */
  tools?: ReactNode
  picture: ReactNode
  table: ReactNode
}

/** A plot under its title, with a switch to its table for people who prefer figures. */
export function PlotFrame({ title, tools, picture, table }: Props) {
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={styles['frame']} aria-label={title}>
      <header className="row wrap between">
        <h3>{title}</h3>
        <div className="row wrap">
          {tools}
          <IconButton
            look="small"
            label={asTable ? 'Show as chart' : 'Show as table'}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? <ChartNoAxesColumn /> : <Table2 />}
          </IconButton>
        </div>
      </header>
      {asTable ? table : picture}
    </figure>
  )
}
