/** The seven steps, or every field at once (decision F1). */
export type FormKind = 'wizard' | 'full'

/** New products open in the wizard, editing opens the single form. */
export const USUAL = { new: 'wizard', edit: 'full' } as const satisfies Record<string, FormKind>
export type Occasion = keyof typeof USUAL

type FormSearch = { form?: unknown; step?: unknown }

/** An address can ask for a form, which is then remembered. */
export const chosenForm = ({ form }: FormSearch): FormKind | undefined =>
  form === 'wizard' || form === 'full' ? form : undefined

/** The form to show; a step is always one of the wizard. */
export const formToShow = (asked: FormSearch, usual: FormKind): FormKind =>
  chosenForm(asked) ?? (asked.step === undefined ? usual : 'wizard')

/** As it was remembered, or as it is without a choice. */
export const usualForm = (occasion: Occasion, remembered: string | undefined): FormKind =>
  chosenForm({ form: remembered }) ?? USUAL[occasion]
