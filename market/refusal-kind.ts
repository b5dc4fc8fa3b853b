/** The codes by which pages and programs recognise a refusal; they never compare its message. */
export type RefusalKind = { code: string; message: string }
