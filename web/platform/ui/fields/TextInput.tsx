import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import styles from './controls.module.css'
import { useFieldContext } from './field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'size'> & { size?: ControlSize | undefined }

export function TextInput({ size, className, ...input }: Props) {
  return (
    <input
      type="text"
      {...useFieldContext()}
      {...input}
      className={classes(styles['input'], sizeClass(size), className)}
    />
  )
}
