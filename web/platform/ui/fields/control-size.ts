import styles from './controls.module.css'

export type ControlSize = 'small' | 'medium' | 'large'

export const sizeClass = (size: ControlSize = 'medium') =>
  size === 'medium' ? undefined : styles[size]
