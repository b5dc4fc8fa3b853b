import { html, type Html } from '#server/platform/http/html.ts'

/** What every page of the sandbox has around it, first of all that no money moves. */
export const frame = (title: string, main: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Lotline sandbox</title>
        <link rel="icon" href="/sandbox_checkout/icon.svg" />
        <link rel="stylesheet" href="/sandbox_checkout/checkout.css" />
      </head>
      <body>
        <header class="bar">
          <span class="brand"
            ><img src="/sandbox_checkout/icon.svg" alt="" width="28" height="28" /> Lotline</span
          >
          <span class="pill">Sandbox</span>
        </header>
        <main>
          <p class="notice" role="note">
            <b>No money moves here.</b> This page stands in for one of the card provider’s, and asks
            for no card.
          </p>
          ${main}
        </main>
      </body>
    </html> `
