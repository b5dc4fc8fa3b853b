import { html } from '#server/platform/http/html.ts'
import type { AccountLink, ConnectedAccount } from '../connect-objects.ts'
import { choiceForm, ONBOARDING } from './choices.ts'
import { frame } from './frame.ts'

type Visit = { link: AccountLink; account: ConnectedAccount; token: string }

/** What stands in for the provider's page where a seller says who it is and where its bank is. */
export const onboardingPage = ({ link, account, token }: Visit) =>
  frame(
    'Your payout account',
    html`<h1>Your payout account</h1>
      <p class="lead">Choose how it turns out.</p>
      ${choiceForm({
        path: `/sandbox_onboarding/${link.id}`,
        token,
        choices: ONBOARDING,
        fields: fields(account),
      })}
      <p><a class="button" href="${link.return_url}">Back to Lotline</a></p>`,
  )

export const absentOnboardingPage = () =>
  frame(
    'No such page',
    html`<h1>No such page</h1>
      <p class="lead">Please open it again from your payouts.</p>
      <p><a class="button" href="/dashboard">Back to Lotline</a></p>`,
  )

const fields = ({ company, external_accounts: { data } }: ConnectedAccount) =>
  html`<div class="fields">
    <label for="company_name">Company name</label>
    <input
      id="company_name"
      name="company_name"
      value="${company.name ?? ''}"
      maxlength="100"
      required
    />
    <label for="last4">Last four digits of the bank account</label>
    <input
      id="last4"
      name="last4"
      value="${data[0]?.last4 ?? '6789'}"
      inputmode="numeric"
      pattern="[0-9]{4}"
      maxlength="4"
      required
    />
  </div>`
