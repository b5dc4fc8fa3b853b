import type { Guard } from './guard.ts'

/** Who may read and change what, and what may come in. */
export const accessGuards: readonly Guard[] = [
  {
    name: 'a lot is deleted by its seller alone',
    of: 'rule 25',
    file: 'server/products/own-product-store.ts',
    is: "    .where('sellerId', '=', sellerId)\n    .where('deletedAt', 'is', null)\n    .returning('id')",
    becomes: "    .where('deletedAt', 'is', null)\n    .returning('id')",
    tests: ['checks/access-matrix.test.ts'],
  },
  {
    name: "an offer is its buyer's alone",
    of: 'rule 25',
    file: 'server/offers/offer-store.ts',
    is: 'sql`o.buyer_id = ${viewer.buyerId}`',
    becomes: 'sql`true`',
    tests: ['checks/access-matrix.test.ts'],
  },
  {
    name: "a call brings its page's token",
    of: 'rule 37',
    file: 'server/platform/http/csrf.ts',
    is: '    csrf.demandToken(request, reply)\n  })',
    becomes: '  })',
    tests: ['server/platform/http/csrf.test.ts'],
  },
  {
    name: 'what is put into a page is escaped',
    of: 'rule 39',
    file: 'server/platform/http/html.ts',
    is: 'return escape(String(part))',
    becomes: 'return String(part)',
    tests: ['server/platform/mail/mail-content.test.ts'],
  },
]
