import { html, type Html } from '#server/platform/http/html.ts'

export type Choice = { action: string; label: string; effect: string; look?: 'primary' | 'danger' }

export const PAYING: Choice[] = [
  { action: 'pay', label: 'Pay', effect: 'The card is good.', look: 'primary' },
  {
    action: 'pay_with_verification',
    label: 'Pay needs verification',
    effect: 'The bank asks the buyer to verify the payment first.',
  },
  {
    action: 'pay_and_dispute',
    label: 'Pay, then charge back',
    effect: 'The card is good, and its bank takes the money back.',
  },
  {
    action: 'pay_and_warn',
    label: 'Pay, then warn of fraud',
    effect: 'The card is good, and its bank suspects fraud.',
  },
  {
    action: 'decline',
    label: 'Decline',
    effect: 'The card is declined; another try is possible.',
    look: 'danger',
  },
  { action: 'cancel', label: 'Cancel', effect: 'The buyer goes back without paying.' },
]

export const SUBSCRIBING: Choice[] = [
  {
    action: 'pay',
    label: 'Subscribe',
    effect: 'The card is good, and is charged every month.',
    look: 'primary',
  },
  {
    action: 'decline',
    label: 'Decline',
    effect: 'The card is declined; another try is possible.',
    look: 'danger',
  },
  { action: 'cancel', label: 'Cancel', effect: 'Back without subscribing.' },
]

export const VERIFYING: Choice[] = [
  {
    action: 'confirm',
    label: 'Confirm',
    effect: 'The bank is convinced, and the payment goes through.',
    look: 'primary',
  },
  { action: 'fail', label: 'Fail', effect: 'The bank refuses the payment.', look: 'danger' },
]

export const ONBOARDING: Choice[] = [
  {
    action: 'ready',
    label: 'Ready',
    effect: 'Money can be sent, and the bank takes it.',
    look: 'primary',
  },
  { action: 'restricted', label: 'Restricted', effect: 'Transfers to the account are refused.' },
  {
    action: 'payouts_disabled',
    label: 'Payouts disabled',
    effect: 'Money arrives at the provider, and stays there.',
  },
  {
    action: 'bank_returns',
    label: 'Bank returns money',
    effect: 'Payouts are sent, and come back a minute later.',
  },
  {
    action: 'rejected',
    label: 'Rejected',
    effect: 'The provider closes the account.',
    look: 'danger',
  },
]

type Form = {
  path: string
  token: string
  choices: Choice[]
  /** What is typed before a choice. */
  fields?: Html
}

/** One button for each outcome, with its side effects as a note. */
export const choiceForm = ({ path, token, choices, fields }: Form) =>
  html`<form method="post" action="${path}">
    <input type="hidden" name="token" value="${token}" />
    ${fields ?? null}
    <ul class="choices">
      ${choices.map(
        ({ action, label, effect, look = '' }) =>
          html`<li>
            <button
              class="${look}"
              name="action"
              value="${action}"
              aria-describedby="${action}-effect"
            >
              ${label}
            </button>
            <span id="${action}-effect">${effect}</span>
          </li>`,
      )}
    </ul>
  </form>`
