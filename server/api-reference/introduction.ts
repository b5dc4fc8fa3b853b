import { CALLS_A_MINUTE } from '#server/platform/http/rate-limits.ts'

/** What a program has to know before its first call. */
export const introduction = (publicUrl: string) => `# Sign in

\`\`\`sh
curl ${publicUrl}/login -H 'Content-Type: application/json' \\
  -d '{"user":{"email":"you@example.com","password":"…"}}'
# {"user":{…},"token":"…"}
curl ${publicUrl}/me -H 'Authorization: Bearer TOKEN'
\`\`\`

Send the \`token\` as \`Authorization: Bearer\` with every other call, and no cookies. It lasts seven days. Keep it: each sign-in counts as a new device and mails its owner. \`DELETE /logout\` ends it. An ended session is 401: sign in again. Passwords may be tried 10 times in 3 minutes. The account is the one you use on the website; apply for one there. Administrators also send \`POST /second_factor/proof\`, which answers a new token in its \`Authorization\` header.

Cookies belong to the website: a write with a cookie needs a page's \`X-CSRF-Token\`, or it is 403.

# Conventions

- JSON in and out, UTF-8, at most 256 KB. Money is whole cents (\`…_cents\`, \`unit_price\`), rates are basis points (\`…_bps\`), times are ISO 8601 in UTC.
- Ids are numbers or text, and either form is taken.
- Offers and orders are JSON:API documents: \`data\` with \`id\` and \`attributes\`, their lines in \`included\`.
- New fields may come at any time; no field is renamed or removed.

# Errors

Every refusal is \`{"errors": ["In words"], "fields": {"product.msrp_cents": ["Must be …"]}, "code": "…"}\`; \`fields\` and \`code\` only where they help. Nothing was changed. 409 often carries the newest state too. Each call lists the refusals of its own. Any call may also be 400 (broken JSON), 401 where it needs a session and yours has ended, 413 (too large), 415 (not \`application/json\`), 429, or 503 with \`Retry-After\` while the server is away for a moment.

Every answer has an \`X-Request-Id\`. Quote it when you ask us about a call.

**Fields we don't read** are ignored, and the answer names them: \`"unread_fields": ["product.msrpCents"]\`. Treat that as a bug in your program.

# Limits

Each account may make so many calls a minute: ${limits()}. \`x-rate-limit\` names the kind of a call; without it a GET is a read, and everything else a write. Over the limit is 429 with \`Retry-After\` in seconds: wait that long and send the same call again. At most 4 calls of one account run at once; others wait.

# Pages

Lists take \`page\` (from 1) and \`per_page\`, and answer \`meta.total_pages\`. Read page after page until \`page\` is \`total_pages\`.

# Writing once

Send an \`Idempotency-Key\` with every write: any text of 1 to 255 letters, digits and signs that is its own for each intended change. Sent again within 24 hours with the same key and body, the call is not carried out again, and answers the same status and body with \`Idempotent-Replayed: true\`. So after a lost connection, send the same call again. 409 with \`Retry-After\`: the first is still at work. 409 without: it was carried out, but its answer is not kept. 422: the key was used for another call. A refusal frees its key. Calls marked \`x-changes-nothing\` take no key. An answer over 64 KB is not kept, nor any more once 32 MB of your account's answers of the last day are: the call is still carried out once.

# Revisions

Accept, counter, reject, withdraw and \`update_quantities\` of an offer need the \`revision\` that you saw (\`data.attributes.revision\`). A newer one is 409 with the offer as it is now.

What is bought is what you saw. Send the \`lots_digest\` of the offer (\`data.attributes.lots_digest\`) with submit, counter and accept, and the \`lot_digest\` of the lot with \`POST /offers/buy_now\`. If the lot or its resale terms are others by then, nothing is done: 409 \`lot_changed\`, with what is new and the offer or the lot as it is. Lines of offers say in \`lot_change\` what changed. Where a lot is mixed (it has a manifest), these calls need the digest.

The asking price may fall below an offer. \`product.seller_price_cents\` of its lines is today's asking price. To accept above it, send the \`lots_digest\`: it says that you saw today's prices. Without it, or with one from before the price fell, the answer is 409 \`above_asking\`, with both sums in words and the offer as it is.

# How a sale goes

1. A seller lists a lot: \`POST /products\`. Buyers see it once \`provisional\` is false; \`missing\` says what it lacks.
2. A buyer finds it (\`POST /marketplace/products/search\`), puts it in the cart (\`POST /offers\`) and sends the offer (\`PUT /offers/{id}/submit\`).
3. \`GET /offers\` lists the offers of either side. \`state\` says whose turn it is: \`seller_review\` or \`buyer_review\`. That side accepts (\`PUT /offers/{id}/accept\`), counters (\`POST /offers/{id}/counter_offer\`) or rejects (\`POST /offers/{id}/counter_offer/reject\`).
4. An accepted offer becomes an order, which the buyer pays on the website. In status \`awaiting_shipment\` the seller ships it: \`POST /marketplace/purchase_orders/{id}/state_transitions\` with \`{"event": "ship", "carrier": "UPS", "tracking_number": "…"}\`.

A GET answers an \`ETag\`; with it in \`If-None-Match\`, what has not changed is 304. Poll lists once a minute, or listen on \`/cable\` (Action Cable).`

const limits = () =>
  Object.entries(CALLS_A_MINUTE)
    .map(([kind, calls]) => `${kind} ${calls}`)
    .join(', ')
