import { cents } from '#market/money.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/prices/PercentOff.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { Specimen } from './Specimen.tsx'

export function PhotoSpecimens() {
  return (
    <>
      <Specimen title="Photo and avatar" note="A carton where there is no picture to show.">
        <div className="row wrap g4">
          <Photo url={null} alt="" side={160} />
          <Photo url="/photos/none/800.webp" alt="Candle that failed to load" side={72} />
          <Photo url="https://elsewhere.example/mug.jpg" alt="" side={48} />
          <Photo url={null} alt="" side={36} />
          <Avatar name="Tide Apothecary" of="company" />
          <Avatar name="Dana Whitlock" />
        </div>
      </Specimen>
      <Specimen title="Price">
        <div className="row wrap g6">
          <PercentOff percent={72} large />
          <PercentOff percent={72} />
          <span>
            <Price of={cents(7_80)} className="t28 semi" />
            <span className="muted"> / unit</span>
          </span>
          <span className="t13 muted">
            <OldPrice of={cents(28_00)} label="MSRP" /> MSRP
          </span>
        </div>
      </Specimen>
    </>
  )
}
