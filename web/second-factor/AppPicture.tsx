import { encode } from 'uqr'
import styles from './SetUpFactor.module.css'

type Props = { uri: string }

/** The address of the secret as a square of dots, for the camera of an app; its key stands below. */
export function AppPicture({ uri }: Props) {
  const { size, data } = encode(uri, { border: 2 })
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles['picture']}
    >
      <path d={dots.join('')} />
    </svg>
  )
}
