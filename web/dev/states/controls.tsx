import { Bookmark, Download, LayoutGrid, List } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Chip } from '#web/platform/ui/Chip.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/fields/Radio.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { RemovableChip } from '#web/platform/ui/RemovableChip.tsx'
import { SegmentedControl } from '#web/platform/ui/SegmentedControl.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { kept, nothing, reads, states, type Kind } from '../state.ts'

const offer = 'Send Offer of $4,251.00'
const download = (
  <>
    <Download /> Download
  </>
)
const icon = <Download className="i-20" />
const workbook = { of: 'Lots', onPress: nothing }

export const buttons: Kind = {
  title: 'Buttons',
  note: 'One primary per group. Busy keeps its width.',
  components: {
    Button: states(Button, {
      primary: { kind: 'primary', children: offer, reads: `button ${offer}` },
      secondary: { children: 'Counter' },
      quiet: { kind: 'quiet', children: 'Cancel' },
      danger: { kind: 'danger', children: 'Reject' },
      'quiet danger': { kind: 'danger-quiet', children: 'Reject' },
      'solid danger': { kind: 'danger-solid', children: 'Yes, delete product' },
      'primary, disabled': { kind: 'primary', disabled: true, children: 'Send Offer' },
      'secondary, disabled': { disabled: true, children: 'Counter' },
      'quiet, disabled': { kind: 'quiet', disabled: true, children: 'Cancel' },
      'primary, busy': { kind: 'primary', busy: true, children: offer, reads: `button ${offer}` },
      'with an icon, busy': { busy: true, children: download },
      'with an icon': { children: download, reads: 'button Download' },
      large: { kind: 'primary', size: 'large', children: 'Large 44' },
      small: { kind: 'primary', size: 'small', children: 'Small 32' },
      'full width': { kind: 'primary', full: true, children: 'Full width' },
    }),
    ButtonLink: states(ButtonLink, {
      usual: { href: '#ButtonLink', children: 'As a link', reads: 'link As a link' },
    }),
    IconButton: states(IconButton, {
      bare: { label: 'Download', children: icon, reads: 'button Download' },
      disabled: { label: 'Download', disabled: true, children: icon },
      'edged, pressed': {
        label: 'Watch',
        look: 'edged',
        'aria-pressed': true,
        children: <Bookmark />,
        reads: 'button Watch',
      },
    }),
    TextButton: states(TextButton, { usual: { children: 'Undo', reads: 'button Undo' } }),
    CopyButton: states(CopyButton, {
      usual: { text: 'O-10412', of: 'offer number', reads: 'button Copy offer number' },
    }),
    WorkbookButton: states(WorkbookButton, {
      usual: { ...workbook, busy: false, reads: 'button Lots as Excel workbook' },
      'small, busy': { ...workbook, busy: true, size: 'small' },
    }),
  },
}

const VIEWS = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const
type View = (typeof VIEWS)[number]['value']

const view = (start: View, iconsOnly: boolean) =>
  kept(start, (value, keep) => (
    <SegmentedControl label="View" {...{ value, iconsOnly }} onChange={keep} choices={VIEWS} />
  ))

export const choices: Kind = {
  title: 'Choices',
  note: 'Chips choose, pills state.',
  components: {
    ChoiceGroup: {
      'of checkboxes': reads(
        'group Units available',
        <ChoiceGroup legend="Units available">
          <Checkbox label="In stock only" count={39_877} defaultChecked />
          <Checkbox label="1,000 or more" count={19_602} />
        </ChoiceGroup>,
      ),
      'of radios, with an error': reads(
        'alert',
        <ChoiceGroup legend="Percent off MSRP" error="How much off?">
          <Radio name="off" label="60% or more" count={41_208} aria-invalid />
          <Radio name="off" label="70% or more" count={17_455} aria-invalid />
        </ChoiceGroup>,
      ),
    },
    Checkbox: states(Checkbox, {
      some: { label: 'All on this page', some: true, reads: 'checkbox All on this page' },
      disabled: { label: 'Not now', disabled: true },
      invalid: { label: 'I agree', 'aria-invalid': true },
    }),
    Radio: states(Radio, {
      chosen: { label: '60% or more', defaultChecked: true, reads: 'radio 60% or more' },
      disabled: { label: '70% or more', disabled: true },
    }),
    SegmentedControl: {
      words: reads('group View', view('grid', false)),
      icons: reads('button List', view('list', true)),
    },
    Chip: states(Chip, {
      chosen: { chosen: true, children: 'All Products', reads: 'button All Products' },
      'to be chosen': { chosen: false, children: 'Candles' },
    }),
    RemovableChip: states(RemovableChip, {
      usual: {
        label: '60% or more off',
        onRemove: nothing,
        reads: 'button Remove 60% or more off',
      },
    }),
  },
}
