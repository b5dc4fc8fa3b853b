import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { sizeClass, type ControlSize } from './control-size.ts'
import controls from './controls.module.css'
import { useFieldContext } from './field-context.ts'
import styles from './PasswordInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'size' | 'type'> & { size?: ControlSize | undefined }

export function PasswordInput({ size, className, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <div className={classes(controls['box'], sizeClass(size), className)}>
      <input {...useFieldContext()} {...input} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles['show']}
        aria-label={shown ? 'Hide password' : 'Show password'}
        title={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <Eye />}
      </button>
    </div>
  )
}
