import { classes } from '#web/platform/ui/classes.ts'
import type { Flow, layOutFlows } from './flow-lay-out.ts'
import styles from './FlowColumns.module.css'

type Props = {
  points: readonly (Flow & { key: string })[]
  layout: ReturnType<typeof layOutFlows>
  colours: { up: readonly number[]; down: readonly number[] }
  at: number | undefined
}

export function FlowColumns({ points, layout, colours, at }: Props) {
  return (
    <div className={styles['area']} aria-hidden>
      {layout.ticks.map((tick) => (
        <i
          key={tick}
          className={classes(styles['line'], tick === 0 && styles['zero'])}
          style={{ top: `${layout.down(tick)}%` }}
        />
      ))}
      {points.map((point, index) => {
        const { up, down } = layout.parts(point)
        return (
          <div
            key={point.key}
            className={classes(
              styles['column'],
              at !== undefined && at !== index && styles['pale'],
            )}
            style={{ left: `${layout.across(index)}%`, width: `${64 / points.length}%` }}
          >
            {up.map((box, place) => (
              <i key={`up ${place}`} style={part(box, colours.up[place])} />
            ))}
            {down.map((box, place) => (
              <i key={`down ${place}`} style={part(box, colours.down[place])} />
            ))}
          </div>
        )
      })}
    </div>
  )
}

const part = (box: { top: number; height: number }, colour: number | undefined) => ({
  top: `${box.top}%`,
  height: `${box.height}%`,
  background: `var(--plot-${colour})`,
})
