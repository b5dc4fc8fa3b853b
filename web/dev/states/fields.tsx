import type { ComponentProps, ReactNode } from 'react'
import { cents, type Cents } from '#market/money.ts'
import { DollarInput } from '#web/platform/ui/fields/DollarInput.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FormProblem } from '#web/platform/ui/fields/FormProblem.tsx'
import { MoneyInput } from '#web/platform/ui/fields/MoneyInput.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { SearchBox } from '#web/platform/ui/fields/SearchBox.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { kept, nothing, reads, states, type Kind } from '../state.ts'

type About = Omit<ComponentProps<typeof Field>, 'label' | 'children'>

const field = (label: string, control: ReactNode, about: About = {}) => (
  <Field label={label} {...about}>
    {control}
  </Field>
)

const money = (start: Cents, about: (price?: Cents) => About) =>
  kept<Cents | undefined>(start, (price, keep) =>
    field('Price per unit', <MoneyInput value={price} onChange={keep} />, about(price)),
  )

const quantity = (start: number | undefined, about: About) =>
  kept(start, (units, keep) =>
    field('Quantity', <QuantityInput value={units} onChange={keep} step={12} />, about),
  )

const search = (start: string) =>
  kept(start, (text, keep) => (
    <SearchBox value={text} onSearch={keep} label="Search lots, brands, UPC" slash={!start} />
  ))

const options = (
  <>
    <option value="newest">Newest</option>
    <option value="price_asc">Price, low to high</option>
  </>
)

export const fields: Kind = {
  title: 'Fields',
  note: 'Label above, one line of help or error below, never both. Warnings do not block.',
  components: {
    Field: {
      'with a hint': reads(
        'textbox Product name',
        field('Product name', <TextInput placeholder="As on the carton" />, {
          hint: 'Shown to buyers',
        }),
      ),
      'with an error': reads(
        'alert',
        field('Email', <TextInput type="email" defaultValue="dana@fieldhouse" />, {
          error: 'Please enter a valid email address',
        }),
      ),
      'with a warning': money(cents(14_95), () => ({ warning: 'Above seller offer' })),
      optional: field('Category', <Select>{options}</Select>, { optional: true }),
      'its label hidden': reads(
        'textbox Note',
        field('Note', <TextInput placeholder="To the seller" />, { labelHidden: true }),
      ),
    },
    TextInput: {
      disabled: field('SKU', <TextInput defaultValue="HP-CND-FIG-08" disabled />),
      'read only': field('UPC', <TextInput defaultValue="042169585523" readOnly />),
      large: field('Brand', <TextInput size="large" defaultValue="For primary forms" />),
    },
    TextArea: {
      'with a counter': kept('Hand-poured soy wax in a reusable glass.', (words, keep) =>
        field(
          'Description',
          <TextArea value={words} onChange={(event) => keep(event.currentTarget.value)} />,
          { aside: `${words.length} of 550` },
        ),
      ),
    },
    PasswordInput: {
      filled: reads(
        'button Show password',
        field('Password', <PasswordInput defaultValue="correct horse" autoComplete="off" />),
      ),
    },
    MoneyInput: {
      'an error over $7.80': reads(
        'textbox Price per unit',
        money(cents(6_90), (price = cents(0)) => ({
          hint: 'Asking $7.80',
          error: price > 7_80 && 'Exceeds asking price',
        })),
      ),
      small: <MoneyInput size="small" aria-label="Price" value={cents(1_50)} onChange={nothing} />,
    },
    DollarInput: {
      'a bound': reads(
        'textbox Price from',
        kept<Cents | undefined>(cents(8_00), (value, keep) => (
          <DollarInput label="Price from" value={value} onChange={keep} onBlur={nothing} />
        )),
      ),
    },
    QuantityInput: {
      'in steps': reads('textbox Quantity', quantity(1440, { hint: 'Steps of 12' })),
      'too many': quantity(4000, { error: 'Exceeds available units' }),
      empty: quantity(undefined, { hint: 'Nothing typed yet' }),
    },
    Select: states(Select, {
      plain: { plain: true, 'aria-label': 'Sort', children: options, reads: 'combobox Sort' },
    }),
    SearchBox: {
      'with its key': reads('searchbox Search lots, brands, UPC', search('')),
      filled: reads('button Clear search', search('stoneware')),
    },
    FormProblem: states(FormProblem, { usual: { children: 'That code has expired.' } }),
  },
}
