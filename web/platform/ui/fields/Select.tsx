import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import controls from './controls.module.css'
import { useFieldContext } from './field-context.ts'
import styles from './Select.module.css'

type Props = Omit<ComponentProps<'select'>, 'size'> & {
  size?: ControlSize | undefined
  /** A lighter edge, for a control that orders a list rather than fills a form. */
  plain?: boolean | undefined
}

export function Select({ size, plain, className, children, ...select }: Props) {
  return (
    <span className={classes(styles['select'], plain && styles['plain'], className)}>
      <select
        {...useFieldContext()}
        {...select}
        className={classes(controls['input'], sizeClass(size))}
      >
        {children}
      </select>
      <ChevronDown className="i-14" />
    </span>
  )
}
