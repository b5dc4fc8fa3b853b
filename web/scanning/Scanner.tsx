import { ScanBarcode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { BarcodeField } from './BarcodeField.tsx'
import { ScanCamera } from './ScanCamera.tsx'
import type { Scanned } from './scanned.ts'

type Props = {
  /** A barcode that was scanned or typed. Answers what to say of it. */
  onCode: (code: string) => Scanned
}

/** Reads barcodes by the camera, by a handheld scanner or as they are typed, and says what each was. */
export function Scanner({ onCode }: Props) {
  const [isScanning, setScanning] = useState(false)
  const [said, setSaid] = useState<Scanned>()
  const read = (code: string) => setSaid(onCode(code))
  return (
    <div className="col g3">
      <Button size="large" full onClick={() => setScanning(!isScanning)}>
        <ScanBarcode /> {isScanning ? 'Stop the camera' : 'Scan with the camera'}
      </Button>
      {isScanning && <ScanCamera onCode={read} />}
      <BarcodeField onCode={read} />
      <output className={said?.isKnown === false ? 'med red' : 'med'}>{said?.words}</output>
    </div>
  )
}
