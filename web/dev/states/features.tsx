import { cents, formatUsdShort } from '#market/money.ts'
import { usdBrief } from '#web/platform/format/compact-numbers.ts'
import { TimePlot } from '#web/platform/plots/TimePlot.tsx'
import { TrendLine } from '#web/platform/plots/TrendLine.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { PhotoChoice } from '#web/uploads/PhotoChoice.tsx'
import { PhotoField } from '#web/uploads/PhotoField.tsx'
import type { Upload } from '#web/uploads/upload.ts'
import { kept, nothing, states, type Kind } from '../state.ts'

const PICTURE = '/photos/demo-lot-12/400.webp'
const fileName = 'harrow-and-pine-mark-full-resolution-final.png'
const sent: Upload = { stage: 'sent', fileName, size: 412_300, fileKey: 'a key' }
const refused = { stage: 'refused', fileName } as const

/** The field as it stands at one stage, without sending anything. */
const at = (upload: Upload, url?: string, kind: 'logo' | 'banner' = 'logo') => (
  <Field label={kind} error={upload.stage === 'refused' && upload.reason}>
    <FileDrop accept="image/*" onFiles={nothing} isFilled={Boolean(url)} face={upload.stage}>
      <PhotoChoice kind={kind} upload={upload} url={url} onRemove={nothing} onStop={nothing} />
    </FileDrop>
  </Field>
)

export const uploads: Kind = {
  title: 'Uploads',
  note: 'Click, drop, paste or the keyboard. Shown is what will be stored.',
  components: {
    PhotoField: {
      empty: kept('', (logo, keep) => (
        <PhotoField label="Logo" kind="logo" value={logo} onChange={keep} />
      )),
    },
    PhotoChoice: {
      sending: at({ stage: 'sending', fileName, share: 0.62 }),
      sent: at(sent, PICTURE),
      'stored before': at({ stage: 'idle' }, PICTURE),
      refused: at({ ...refused, reason: 'Max file size: 35 MB' }),
      'broken off': at({ ...refused, reason: 'Lotline can’t be reached.', sendAgain: nothing }),
      'a banner': at(sent, PICTURE, 'banner'),
    },
  },
}

const VALUES = [148, 172, 166, 204, 198, 241, 232, 270, 262, 318, 306, 352]
const POINTS = VALUES.map((thousands, week) => ({
  key: `${week}`,
  name: `Week ${week + 1}`,
  mark: `W ${week + 1}`,
  value: thousands * 1_000_00,
  before: (110 + 11 * week) * 1_000_00,
}))

const plot = (title: string, weeks: number) => (
  <TimePlot
    title={title}
    points={POINTS.slice(0, weeks)}
    figure={(amount) => formatUsdShort(cents(amount))}
    brief={usdBrief}
  />
)

export const plots: Kind = {
  title: 'Plots',
  wide: true,
  components: {
    TrendLine: states(TrendLine, { rising: { label: 'Orders, rising', values: VALUES } }),
    TimePlot: {
      'against the period before': plot('Value over time', POINTS.length),
      'a single reading': plot('A single week', 1),
    },
  },
}
