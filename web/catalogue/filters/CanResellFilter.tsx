import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { useHasDeclared } from '#web/resale/use-has-declared.ts'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './CanResellFilter.module.css'
import type { FilterProps } from './filter-props.ts'

/** Only what the buyer may resell, unless it wants to see all; for one that said where it resells. */
export function CanResellFilter({ criteria, onChange }: FilterProps) {
  const isOn = criteria.resaleable !== false
  if (!useHasDeclared()) return null
  return (
    <div className="col">
      <Checkbox
        label="Can resell"
        checked={isOn}
        onChange={() => onChange({ ...criteria, resaleable: isOn ? false : undefined })}
      />
      <Link className={classes('t13', styles['where'])} href={`${paths.account()}#resale`}>
        Edit where I resell
      </Link>
    </div>
  )
}
