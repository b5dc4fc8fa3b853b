/** A refusal that pages and programs have to know from others; they go by its code, never by its words. */
export type RefusalKind = { code: string; message: string }
