import { cents, formatUsd } from '#market/money.ts'
import { html } from '#server/platform/http/html.ts'
import { periodOf, type Portal, type Subscription } from '../subscription-objects.ts'
import { choiceForm, type Choice } from './choices.ts'
import { frame } from './frame.ts'

type Visit = { portal: Portal; subscription: Subscription | undefined; token: string }

/** What stands in for the provider's page where a subscription is managed. */
export const portalPage = ({ portal, subscription, token }: Visit) =>
  frame(
    'Your subscription',
    html`<h1>Your subscription</h1>
      ${subscription ? summary(subscription) : html`<p class="lead">There is none.</p>`}
      ${
        subscription && subscription.status !== 'canceled'
          ? choiceForm({
              path: `/sandbox_portal/${portal.id}`,
              token,
              choices: choicesFor(subscription),
            })
          : null
      }
      <p><a class="button" href="${portal.return_url}">Back to Lotline</a></p>`,
  )

export const absentPortalPage = () =>
  frame(
    'No such page',
    html`<h1>No such page</h1>
      <p class="lead">Please open it again from your samples.</p>
      <p><a class="button" href="/samples">Back to Lotline</a></p>`,
  )

const summary = (kept: Subscription) =>
  html`<section class="card" aria-label="Subscription">
    <p class="amount">${formatUsd(cents(periodOf(kept).price.unit_amount))} a month</p>
    <h2>${kept.name}</h2>
    <p>${standing(kept)}</p>
  </section>`

function standing(kept: Subscription) {
  if (kept.status === 'canceled') return 'It has ended.'
  if (kept.status === 'past_due') return 'The last payment was declined.'
  const until = dayOf(periodOf(kept).current_period_end)
  return kept.cancel_at_period_end ? `It ends on ${until}.` : `It renews on ${until}.`
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (seconds: number) => days.format(new Date(seconds * 1000))

function choicesFor({ cancel_at_period_end: isEnding, status }: Subscription): Choice[] {
  const leaving: Choice = isEnding
    ? { action: 'keep', label: 'Keep subscription', effect: 'It renews as before.' }
    : {
        action: 'cancel',
        label: 'Cancel subscription',
        effect: 'It runs until the month that is paid for is over.',
        look: 'danger',
      }
  const late: Choice = {
    action: 'fail',
    label: 'Next payment fails',
    effect: 'As if the month were over now, and the bank declined the card.',
  }
  return [
    {
      action: 'update_card',
      label: 'Update card',
      effect: 'The new card is good; what is late is paid with it.',
      look: 'primary',
    },
    ...(status === 'active' ? [late] : []),
    leaving,
    { action: 'end', label: 'End now', effect: 'It ends at once.', look: 'danger' },
  ]
}
