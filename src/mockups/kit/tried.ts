/**
 * What the visitor has tried in this document, by the name of the moment. Only event handlers write to it, so it stays empty
 * on the server. A module of its own, so that edits to the moments do not reset it under `npm run dev`.
 */
export const tried = new Map<string, unknown>()
