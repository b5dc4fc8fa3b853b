import { cents } from '#market/money.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { Badge } from '#web/platform/ui/Badge.tsx'
import { Dot } from '#web/platform/ui/Dot.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'
import { PercentOff } from '#web/platform/ui/prices/PercentOff.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { Thumbnails } from '#web/platform/ui/Thumbnails.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { hoursFromNow, states, type Kind } from '../state.ts'

const lots = (count: number) =>
  Array.from({ length: count }, (_, lot) => ({ id: `${lot}`, url: null }))

export const marks: Kind = {
  title: 'Marks, pictures, figures',
  note: 'A carton where there is no picture to show.',
  components: {
    Pill: states(Pill, {
      gray: { colour: 'gray', children: 'Sent for review' },
      yellow: { colour: 'yellow', children: 'Ready for review' },
      green: { colour: 'green', children: 'Paid in full' },
      red: { colour: 'red', children: 'Rejected' },
    }),
    Badge: states(Badge, {
      green: { count: 5 },
      amber: { count: 2, tone: 'amber' },
      red: { count: 9, tone: 'red' },
      grey: { count: 1047, tone: 'grey' },
    }),
    Dot: states(Dot, {
      red: { label: 'An offer awaits your review' },
      amber: { label: 'Your turn', tone: 'amber' },
      grey: { label: 'Waiting', tone: 'grey' },
    }),
    Photo: states(Photo, {
      'none, large': { url: null, alt: '', side: 160 },
      none: { url: null, alt: '', side: 36 },
      'failed to load': { url: '/photos/none/800.webp', alt: 'Candle', side: 72 },
      'not of ours': { url: 'https://elsewhere.example/mug.jpg', alt: '', side: 48 },
    }),
    Thumbnails: states(Thumbnails, { two: { of: lots(2) }, many: { of: lots(14) } }),
    Avatar: states(Avatar, {
      company: { name: 'Tide Apothecary', of: 'company' },
      person: { name: 'Dana Whitlock' },
    }),
    Price: states(Price, { large: { of: cents(7_80), className: 't28 semi' } }),
    OldPrice: states(OldPrice, { usual: { of: cents(28_00), label: 'MSRP' } }),
    PercentOff: states(PercentOff, { large: { percent: 72, large: true }, small: { percent: 72 } }),
    RelativeTime: states(RelativeTime, {
      today: { at: hoursFromNow(-2) },
      'long ago': { at: hoursFromNow(-2000) },
      short: { at: hoursFromNow(-2), short: true },
    }),
    TimeLeft: states(TimeLeft, {
      hours: { until: hoursFromNow(19) },
      days: { until: hoursFromNow(150) },
    }),
    DateTime: states(DateTime, { tomorrow: { at: hoursFromNow(24) } }),
  },
}
