import { Flashlight, FlashlightOff } from 'lucide-react'
import { useRef } from 'react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import styles from './ScanCamera.module.css'
import { useCamera, type CameraState } from './use-camera.ts'
import { useScanning } from './use-scanning.ts'

type Props = {
  /** The digits of a barcode, once each time that it comes into view. */
  onCode: (code: string) => void
}

/** A camera that reads the barcodes of retail goods. Mount it only while it scans. */
export function ScanCamera({ onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const { state, light } = useCamera(video)
  const canRead = useScanning(video, state === 'running', (code) => {
    navigator.vibrate?.(40)
    onCode(code)
  })
  const problem = canRead ? problems[state] : UNREADABLE
  return (
    <div className="col g2">
      {problem && <Banner tone="amber">{problem}</Banner>}
      <div className={styles['camera']} hidden={problem !== undefined}>
        <video ref={video} muted playsInline aria-label="Camera" />
        <span className={styles['aim']} aria-hidden="true" />
        {light && (
          <Button
            size="small"
            className={styles['light']}
            aria-pressed={light.isOn}
            onClick={light.turn}
          >
            {light.isOn ? <FlashlightOff /> : <Flashlight />} Light
          </Button>
        )}
      </div>
      {state === 'starting' && !problem && (
        <output className="t13 muted">Starting the camera. If your browser asks, allow it.</output>
      )}
    </div>
  )
}

const INSTEAD = 'Or enter the number below the bars.'
const UNREADABLE = `The barcode reader could not be loaded. Check your connection and try again. ${INSTEAD}`

const problems: Readonly<Partial<Record<CameraState, string>>> = {
  denied: `Your browser does not let us use the camera. Allow it in the settings of this site, then scan again. ${INSTEAD}`,
  missing: 'This device has no camera that we can use. Enter the number below the bars instead.',
  failed: `The camera could not be started. Close other apps that use it, then scan again. ${INSTEAD}`,
}
