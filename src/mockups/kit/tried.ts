/**
 * What was tried in this document, by the names of the moments. Written by events only, so never on the server. In a module of
 * its own, which a change of the moments leaves as it is under `npm run dev`.
 */
export const tried = new Map<string, unknown>()
